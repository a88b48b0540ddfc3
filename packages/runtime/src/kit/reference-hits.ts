import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { entityNamed } from '../sdk/entity.ts';
import { ofEntity } from './data.ts';
import { type Field, fieldOf, isDate, titleFieldOf } from './schema.ts';
import { type Hits, searchWhere, wordsIn } from './where.ts';

const mostHits = 200;
const mostWords = 4;

/** For each word that is searched, the records that these fields may refer to and whose name holds it. */
export function useReferenceHits(fields: readonly Field[], text: string): Hits {
  const words = wordsIn(text).slice(0, mostWords);
  const targets = [...new Set(fields.flatMap(({ target }) => target ?? []))];
  const wanted = targets.flatMap((target) => words.map((word) => ({ target, word })));
  return useQueries({
    queries: wanted.map(({ target, word }) => {
      const { schema } = entityNamed(target);
      const key = titleFieldOf(schema) ?? '';
      const title = fieldOf(schema, key);
      // A date is found by the words for its day.
      const searched = title !== undefined && isDate(title) ? title : { key, kind: 'text' as const };
      return {
        queryKey: [...ofEntity(target), 'rows', 'hits', word],
        queryFn: () => entityNamed(target).filter(searchWhere([searched], word), undefined, mostHits),
        enabled: key !== '',
        // Whoever may not see them finds nothing by them.
        retry: false,
        placeholderData: keepPreviousData,
      };
    }),
    combine: (results) =>
      results.map(({ data }, at) => ({
        target: wanted[at]?.target ?? '',
        word: wanted[at]?.word ?? '',
        ids: data?.map(({ id }) => id) ?? [],
      })),
  });
}
