import { isHeldOut, type Result } from './result.ts';

export const printed = (results: readonly Result[], { isRevealed }: { isRevealed: boolean }): string =>
  results
    .filter((result) => isRevealed || !isHeldOut(result))
    .flatMap((result) => [
      `${result.id}: pages ${result.walk.pages}, errors ${result.walk.errors.length + result.laterErrors.length}, axe ${result.walk.violations.length}, sideways ${result.walk.sideways.length}, first ${Math.round(result.times?.firstMs ?? -1)} ms, preview ${Math.round(result.times?.previewMs ?? -1)} ms, ${result.isDeterministic ? 'same bytes' : 'OTHER BYTES'}${result.failure ? ` FAILED ${result.failure}` : ''}`,
      ...[
        ...result.walk.errors,
        ...result.laterErrors,
        ...result.walk.violations,
        ...result.walk.sideways,
      ].map((one) => `    ${one}`),
      ...result.probes.flatMap(({ entity, steps }) =>
        Object.entries(steps).map(([step, reason]) => `    ${entity} ${step}: ${reason ?? 'ok'}`),
      ),
      ...[...result.verdicts, ...result.changes.flatMap(({ verdicts }) => verdicts)].map(
        ({ say, holds, reason, seen }) => `  ${holds ? '+' : `- [${reason}]`} ${say}: ${seen}`,
      ),
    ])
    .join('\n');
