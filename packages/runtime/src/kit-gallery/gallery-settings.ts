import { useSyncExternalStore } from 'react';
import type { Theme } from '../kit/api.ts';

/** What the switches of the gallery say. */
export type Settings = {
  preset: Theme['preset'];
  mode: 'light' | 'dark';
  density: 'compact' | 'normal' | 'roomy';
  font: 'inter' | 'serif' | 'rounded' | 'mono';
  radius: 'preset' | '0' | '8' | '24';
  primary: string;
  background: string;
  data: 'full' | 'empty' | 'loading' | 'error' | 'long' | '5000';
  direction: 'ltr' | 'rtl';
};

export const choices = {
  preset: ['plain', 'neo-brutalism', 'neumorphism', 'glassmorphism', 'material-design', 'claymorphism'],
  mode: ['light', 'dark'],
  density: ['compact', 'normal', 'roomy'],
  font: ['inter', 'serif', 'rounded', 'mono'],
  radius: ['preset', '0', '8', '24'],
  data: ['full', 'empty', 'loading', 'error', 'long', '5000'],
  direction: ['ltr', 'rtl'],
} as const satisfies { [Key in Exclude<keyof Settings, 'primary' | 'background'>]: readonly Settings[Key][] };

const first: Settings = {
  preset: 'plain',
  mode: 'light',
  density: 'normal',
  font: 'inter',
  radius: 'preset',
  primary: '#1f4d2e',
  background: '',
  data: 'full',
  direction: 'ltr',
};
const key = 'kit-gallery';

/** Of the address first, since tests and links name a look; then what was chosen in this tab. */
function readSettings(): Settings {
  const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Settings>;
  const asked = Object.fromEntries(
    [...new URLSearchParams(location.search)].filter(([name]) => name in first),
  );
  return { ...first, ...kept, ...asked };
}

let settings: Settings | null = null;
const listeners = new Set<() => void>();

export const currentSettings = (): Settings => {
  settings ??= readSettings();
  return settings;
};

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...currentSettings(), ...change };
  sessionStorage.setItem(key, JSON.stringify(settings));
  for (const listener of listeners) listener();
}

export const useSettings = (): Settings =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentSettings);

export const themeOf = ({ preset, mode, density, font, radius, primary, background }: Settings): Theme => ({
  preset,
  mode,
  density,
  font,
  primary,
  ...(radius === 'preset' ? {} : { radius: Number(radius) }),
  ...(background === '' ? {} : { background }),
});
