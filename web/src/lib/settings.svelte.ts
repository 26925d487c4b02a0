// What this device remembers of how its owner likes things.
export type Language = 'en' | 'cs';
export const languages: Language[] = ['en', 'cs'];
export const speeds = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof speeds)[number];

const KEY = 'herna-settings';

const usual = {
  language: (navigator.languages.map((one) => one.slice(0, 2)).find((one) => one === 'cs' || one === 'en') ?? 'en') as Language,
  light: 'auto' as 'auto' | 'day' | 'night',
  speed: 'normal' as Speed,
  confirm: true,
  motion: 'auto' as 'auto' | 'reduced',
  sound: false,
  lesson: true,
  /** Notes for beginners that were put away. */
  read: [] as string[],
  name: '',
};

function kept(): typeof usual {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return usual;
  }
}

export const settings = $state(kept());

/** Keep every change, and show the light that was chosen. Called once, inside an effect root. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
  $effect(() => {
    const html = document.documentElement;
    html.lang = settings.language;
    html.dataset['light'] = settings.light;
    html.dataset['motion'] = settings.motion;
  });
}

export const reducedMotion = (): boolean =>
  settings.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;
