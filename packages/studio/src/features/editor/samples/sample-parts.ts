import type { App } from '@sayso/contracts/apps';
import { nounOf } from '@sayso/core/entities/nouns';
import { pluralOf } from '@sayso/core/entities/plurals';
import { listText } from '../../../texts/language.ts';
import { t } from '../../../texts/samples.ts';

/** How many of what: "8 customers and 12 invoices". */
export const sampleParts = (
  { entities }: Pick<App, 'entities'>,
  counts: readonly (readonly [entity: string, count: number])[],
): string =>
  listText(
    counts
      .filter(([, count]) => count > 0)
      .map(([name, count]) => {
        const noun = nounOf(entities[name] ?? { name, properties: {} });
        return t('part', { count, things: count === 1 ? noun : pluralOf(noun) });
      }),
  );
