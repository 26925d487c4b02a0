# Zpráva o hře.

report-title = { NAME($game) }: zpráva
report-lead = { $matches ->
    [one] { $matches } partie
    [few] { $matches } partie
   *[other] { $matches } partií
}, hráli { $seats }, semínko { $seed }.
report-edited = Hrálo se se součástmi ze souboru { $file }.
report-against = Porovnává se „{ $before }“ a „{ $after }“.
report-own = vlastní součásti hry
report-made = Vytvořil příkaz: { $command }
report-length = Délka
report-length-text = Polovina partií má { $low } až { $high } rozhodnutí, průměr je { $mean }, na { $rounds } kol. Rozhodnutí je volba aspoň mezi dvěma možnostmi.
report-decisions = rozhodnutí v partii
report-rounds = kola v partii
report-choices = Volby
report-choices-text = Jak často v partii přijde která otázka a z kolika možností se při ní vybírá.
report-question = Otázka
report-asked = v partii
report-mean-choices = možností v průměru
report-most-choices = nejvýš
report-seats = Místa
report-seats-text = Jak často vyhrává které místo; přerušovaná čára je spravedlivý díl. { $drawn ->
    [0] Žádná partie neskončila nerozhodně.
    [one] Jedna partie skončila nerozhodně.
    [few] { $drawn } partie skončily nerozhodně.
   *[other] { $drawn } partií skončilo nerozhodně.
}
report-seat = místo { $number }
report-wins = vyhrané partie
report-heroes = Hrdinové
report-heroes-text = Jak často uspěje výprava s tímto hrdinou.
report-expeditions = úspěšné výpravy
report-dungeon = Nestvůry v podzemí
report-dungeon-text = Jak často výprava uspěje podle toho, kolik nestvůr na ni čeká.
report-monsters = nestvůr v podzemí
report-survival = uspěje
report-tiles = Výzbroj
report-tiles-text = Obětováno: odebráno při přípravě, ze všech kol. Použito: zasáhlo při výpravě, pokud ještě bylo u hrdiny. Rozhodující: výprava uspěla a bez této kartičky by neuspěla, pokud ještě byla u hrdiny.
report-sacrificed = obětováno
report-used = použito
report-decisive = rozhodující
report-with = úspěch s ní
report-leads = Střídání ve vedení
report-leads-text = Kolikrát se do čela sám dostal jiný hráč: v průměru { $mean }krát za partii.
report-lead-changes = změn vedení v partii
report-differences = Co jiné součásti mění
report-differences-text = Nejprve a s označením ty, jejichž 95% interval nezahrnuje nulu. U tolika čísel se asi jedno z dvaceti změní jen náhodou.
report-what = Co
report-before = před
report-after = po
report-change = změna
report-interval = 95% interval
report-clear = zřetelné
report-written = Zpráva je v souboru { $file }.
