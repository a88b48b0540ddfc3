import { joinWords } from '@sayso/core/join-words';
import { createContext, useContext } from 'react';
import { entityNamed } from '../sdk/entity.ts';
import { samples } from '../texts/samples.ts';
import { nounOf, pluralOf } from './schema.ts';
import { useSamplesOf } from './use-samples.ts';

/** Asks for all samples of the app to be removed; null where nobody who looks could have that done. */
export const SampleRemoval = createContext<(() => void) | null>(null);

/** Says once at the top of a page that its records are none of anybody's, as long as that is so. */
export function SampleNote({ names }: { names: readonly string[] }) {
  const onRemove = useContext(SampleRemoval);
  const entities = names.map(entityNamed);
  const states = useSamplesOf(entities);
  const found = entities.filter((_, at) => states[at] === 'only');
  if (found.length === 0) return null;
  const plurals = found.map(({ schema }) => pluralOf(nounOf(schema)));
  return (
    <p className="-mt-2 flex flex-wrap items-center gap-x-3 text-[13px] text-(--page-muted,var(--muted-foreground))">
      {found.length === entities.length ? samples.allHere : samples.someHere(joinWords(plurals))}
      {onRemove === null ? null : (
        <button
          type="button"
          className="rounded-sm font-medium underline underline-offset-2 outline-none hover:text-foreground focus-visible:ring-2 focus-visible:ring-ring max-md:min-h-10"
          onClick={onRemove}
        >
          {samples.removeAll}
        </button>
      )}
    </p>
  );
}
