declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(target: Window): void;
  export function performReactRefresh(): unknown;
  export function register(type: unknown, id: string): void;
}
