import { useSyncExternalStore } from 'react';

const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const key = 'theme';
const listeners = new Set<() => void>();
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(key);
    return themes.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

let choice = storedTheme();

const resolve = (theme: Theme) => (theme === 'system' ? (prefersDark().matches ? 'dark' : 'light') : theme);

function apply() {
  document.documentElement.dataset['theme'] = resolve(choice);
  for (const listener of listeners) listener();
}

/** Follows the system and other tabs until the page goes; `public/theme.js` did the first paint. */
export function startTheme() {
  apply();
  prefersDark().addEventListener('change', apply);
  addEventListener('storage', (event) => {
    if (event.key !== key) return;
    choice = storedTheme();
    apply();
  });
}

export function setTheme(theme: Theme) {
  choice = theme;
  try {
    localStorage.setItem(key, theme);
  } catch {
    // The choice holds for this page then.
  }
  apply();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The choice, and which of the two looks is shown by it. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribe, () => choice);
  const shown = useSyncExternalStore(subscribe, () => resolve(choice));
  return { theme, shown, setTheme };
}
