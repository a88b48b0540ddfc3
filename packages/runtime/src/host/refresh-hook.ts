import * as refresh from 'react-refresh/runtime';

type RefreshWindow = {
  $RefreshReg$?: (type: unknown, id: string) => void;
  $RefreshSig$?: () => (type: unknown) => unknown;
};

/** Must run before react-dom loads: React looks for the hook once, while it starts. */
export function installRefresh(): void {
  const target = window as unknown as RefreshWindow;
  refresh.injectIntoGlobalHook(window);
  target.$RefreshReg$ ??= () => undefined;
  target.$RefreshSig$ ??= () => (type) => type;
}

/** Swaps re-imported components in place and keeps the state of those whose hooks stayed the same. */
export const performRefresh = (): void => void refresh.performReactRefresh();
