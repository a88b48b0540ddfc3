import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { getPlace } from '../sdk/origin.ts';
import { safeStorage } from '../sdk/safe-storage.ts';
import type { Theme } from './api.ts';
import { keepLook, wear } from './last-look.ts';
import { lookOf, type Mode } from './theme.ts';

const query = '(prefers-color-scheme: dark)';

const useSystemMode = (): Mode =>
  useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => (window.matchMedia(query).matches ? 'dark' : 'light'),
    () => 'light',
  );

/** Dresses the whole page, so that dialogs and toasts outside of the shell match; the person's own choice is kept. */
export function useTheme(theme: Theme): { mode: Mode; switchMode: () => void } {
  const key = `mode:${getPlace().appId}`;
  const [chosen, setChosen] = useState(() => safeStorage.get(key));
  const system = useSystemMode();
  const given = theme.mode === 'system' ? system : theme.mode;
  const mode: Mode = chosen === 'dark' || chosen === 'light' ? chosen : given;
  const text = JSON.stringify([theme, mode]);
  useLayoutEffect(() => {
    const [current, now] = JSON.parse(text) as [Theme, Mode];
    return dress(current, now);
  }, [text]);
  // A new theme of the app is shown at once, whatever was chosen before.
  const [seen, setSeen] = useState(theme.mode);
  useEffect(() => {
    if (seen === theme.mode) return;
    setSeen(theme.mode);
    setChosen(null);
    safeStorage.remove(key);
  }, [seen, theme.mode, key]);
  const switchMode = () => {
    const next = mode === 'dark' ? 'light' : 'dark';
    safeStorage.set(key, next);
    setChosen(next);
  };
  return { mode, switchMode };
}

export function dress(theme: Theme, mode: Mode): () => void {
  const look = lookOf(theme, mode);
  keepLook(look);
  return wear(look);
}
