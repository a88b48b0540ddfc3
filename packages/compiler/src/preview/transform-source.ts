import { type TransformResult, transformSync } from 'oxc-transform';

/** Development JSX and hooks for react-refresh, on the caller's stack. `fileName` is what elements say they are from. */
export const transformSource = (fileName: string, text: string): TransformResult =>
  transformSync(fileName, text, {
    lang: 'tsx',
    sourcemap: true,
    jsx: { runtime: 'automatic', development: true, refresh: true },
  });
