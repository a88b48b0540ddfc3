import { Fault } from '@sayso/contracts/faults';
import { texts } from '@sayso/contracts/texts';
import type { Unique } from '@sayso/core/entities/unique';
import { recordWords } from '../../texts/records.ts';
import { prefixed } from './patches.ts';
import { type Conflict, TakenError } from './unique-keys.ts';

/** A record's place in a list, its id where there is no list, or null for the only one. */
type PlaceOf = (id: string) => number | string | null;

/** A message for each field of the constraint. */
export const takenProblems = ({ fields, titles }: Unique): Record<string, string> =>
  Object.fromEntries(
    fields.map((name) => [name, fields.length === 1 ? recordWords.taken : texts.alreadyTaken(titles)]),
  );

/** Has a refusal because of what others hold say which record and which fields it is about. */
export async function namingTaken<T>(placeOf: PlaceOf, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof TakenError ? takenFault(error.conflicts, placeOf) : error;
  }
}

function takenFault(conflicts: readonly Conflict[], placeOf: PlaceOf): Fault {
  const named = conflicts.map(({ id, unique }) => ({ place: placeOf(id), unique }));
  const fields = named.map(({ place, unique }) =>
    place === null ? takenProblems(unique) : prefixed(place, takenProblems(unique)),
  );
  const [first] = named;
  const place = typeof first?.place === 'number' ? first.place + 1 : first?.place;
  const message = texts.alreadyTaken(first?.unique.titles ?? '');
  return new Fault('conflict', place == null ? message : recordWords.at(place, message), {
    fields: Object.assign({}, ...fields) as Record<string, string>,
    reason: 'already_taken',
  });
}

export const onlyOne: PlaceOf = () => null;

/** The place of each id in a list; none where the list is of one. */
export function placesIn(ids: readonly string[]): PlaceOf {
  const places = new Map(ids.map((id, at) => [id, at]));
  return (id) => (ids.length === 1 ? null : (places.get(id) ?? null));
}
