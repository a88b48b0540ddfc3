import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import type { EntityClient } from '../sdk/entity-types.ts';
import { Card } from '../ui/card.tsx';
import { closedTo } from './closed-to.tsx';
import { couldReadSignedIn } from './reach.ts';
import { nounOf, pluralOf } from './schema.ts';
import { RowsSkeleton } from './skeletons.tsx';
import { type Reach, reachOfAll, useReach } from './use-reach.ts';

/** What a part of a page reports of itself: its reach, the names and plurals of what it shows, and whether signing in might help. */
type PartReach = { reach: Reach; names: string; plurals: string; couldSignIn: boolean };
type Report = (part: string, now: PartReach | null) => void;

/** Where the parts of a page report whether they can be read; null where each says so in its own place. */
export const ReportReach = createContext<Report | null>(null);

/** What the parts of a page come to; one without any is open. */
export function usePartsReach() {
  const [parts, setParts] = useState<ReadonlyMap<string, PartReach>>(() => new Map());
  const report = useCallback<Report>((part, now) => {
    setParts((former) => {
      const next = new Map(former);
      if (now === null) next.delete(part);
      else next.set(part, now);
      return next;
    });
  }, []);
  const all = [...parts.values()];
  const reach = reachOfAll(all.map((part) => part.reach));
  const plurals = new Set(all.map((part) => part.plurals));
  const [plural = null] = plurals.size === 1 ? plurals : [];
  const what = {
    plural: plural?.includes(',') ? null : plural,
    couldSignIn: all.some((part) => part.couldSignIn),
  };
  const names = new Set(all.flatMap((part) => (part.reach === 'open' ? part.names.split(',') : [])));
  return { report, reach, what, names: [...names] };
}

type Props = {
  entities: readonly EntityClient[];
  /** The part has a place of its own for that it is closed, which is used where no page says so. */
  explainsItself?: boolean;
  children: ReactNode;
};

/** A part of a page that is left out where none of its records can be read; the page says so once for all of them. */
export function Readable({ entities, explainsItself = false, children }: Props) {
  const part = useId();
  const report = useContext(ReportReach);
  const reachOf = useReach(entities);
  const reach = reachOfAll(entities.map(reachOf));
  const names = entities.map(({ name }) => name).join();
  const plurals = [...new Set(entities.map(({ schema }) => pluralOf(nounOf(schema))))].join();
  const couldSignIn = entities.some(couldReadSignedIn);
  // Ahead of the first paint, so that nothing is seen of a page that turns out to be closed.
  useLayoutEffect(() => {
    report?.(part, { reach, names, plurals, couldSignIn });
    return () => report?.(part, null);
  }, [report, part, reach, names, plurals, couldSignIn]);
  if (reach === 'open') return children;
  if (report !== null) return null;
  const [entity] = entities;
  if (explainsItself || entity === undefined) return children;
  return (
    <Card className="py-0">
      {reach === 'asking' ? <RowsSkeleton /> : closedTo(entity, { noun: nounOf(entity.schema) })}
    </Card>
  );
}
