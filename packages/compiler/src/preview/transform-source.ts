import { type TransformResult, transformSync } from 'oxc-transform';

/** Development JSX and hooks for react-refresh, on the caller's stack. */
export const transformSource = (path: string, text: string): TransformResult =>
  transformSync(`${path}.tsx`, text, {
    lang: 'tsx',
    sourcemap: true,
    jsx: { runtime: 'automatic', development: true, refresh: true },
  });
