# Slova stránky.

# Potíže: co se stalo, a co teď.
problem-no-such-table = Stůl s tímto kódem tu není. Podívej se na kód ještě jednou, nebo požádej o odkaz toho, kdo tě pozval.
problem-no-such-game = Tahle hra v herně není. Vyber si na úvodní stránce jinou.
problem-seat-taken = Na tomto místě už někdo sedí. Vyber si jiné, nebo se jen dívej.
problem-no-free-seat = U tohoto stolu už není volné místo. Můžeš se dívat, nebo otevřít vlastní stůl.
problem-not-yours = Z tohoto zařízení to udělat nejde, to místo nebo stůl patří k jinému. Pokračuj na tom, ze kterého hraješ.
problem-not-started = Hra ještě nezačala. Začne, jakmile budou všechna místa obsazená.
problem-not-now = Tohle teď nejde. Podívej se, na co se stůl právě ptá, a vyber znovu.
problem-stale = U stolu se mezitím stalo něco jiného. Podívej se a rozhodni se znovu.
problem-unreadable = Herna té volbě nerozumí. Načti stránku znovu a vyber ještě jednou.
problem-bad-options = Takhle stůl otevřít nejde. Změň volbu, která nevyhovuje, nebo se vrať k obvyklým.
problem-bad-tables = S tímto souborem součástí se hrát nedá. Oprav, co v něm nesedí, nebo hraj s původními součástmi.
problem-bad-record = V tomto souboru není hra, kterou by šlo ukázat. Vyber záznam uložený v herně, jako je tato.
problem-bad-request = Herna nerozumí tomu, co jí stránka poslala. Zkontroluj, co je vyplněno, nebo načti stránku znovu.
problem-too-many = Herna má teď plné ruce práce. Chvíli počkej a zkus to znovu.
problem-closed = Tento stůl už byl ukončen. Můžeš si prohlédnout, co se odehrálo, nebo otevřít nový.
problem-not-over = Tahle hra se ještě hraje a její skryté karty zůstávají skryté. Vrať se, až skončí.
problem-warming-up = Pravidla se na tomto počítači teprve připravují, poprvé to trvá asi minutu. Chvíli počkej a zkus to znovu.
