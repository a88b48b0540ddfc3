import type { Core } from './core.ts';

/** Suggestions of the built-in builder, whoever answers; none where they cannot be made. */
export const suggestWith =
  ({ models, log }: Pick<Core, 'models' | 'log'>): Core['models']['builtIn']['suggestFor'] =>
  (asker, standing) =>
    models.builtIn.suggestFor(asker, standing).catch((error) => {
      log.warn({ err: error }, 'No suggestions could be made');
      return [];
    });
