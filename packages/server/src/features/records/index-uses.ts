import type { Condition } from '@sayso/core/filters/condition';
import type { Order } from '@sayso/core/filters/sort';
import { nameOf } from './field-keys.ts';
import type { Scope } from './row-sql.ts';

export type IndexKind = 'match' | 'ascending' | 'descending';
/** An index that would serve: to find values by, or in the order that a sort asks for. */
export type Use = { readonly field: string; readonly kind: IndexKind };
export type Asked = { filter: Condition; orders: readonly Order[] };

/** Which indexes would serve a question; none where one that every entity has serves already. */
export function usesOf({ read, hidden }: Pick<Scope, 'read' | 'hidden'>, { filter, orders }: Asked): Use[] {
  const byRule = finders(read);
  // Where properties are hidden, filters and orders see another value than an index holds.
  if (hidden.length > 0) return byRule ?? [];
  const byFilter = finders(filter);
  if (byRule?.length === 0 || byFilter?.length === 0) return [];
  return [...(byRule ?? []), ...(byFilter ?? []), ...orderUse(orders)];
}

/** Null: no index finds the rows of this condition. */
function finders(condition: Condition): Use[] | null {
  switch (condition.op) {
    case 'and': {
      const parts = condition.of.map(finders).filter((part) => part !== null);
      if (parts.some((part) => part.length === 0)) return [];
      return parts.length > 0 ? parts.flat() : null;
    }
    case 'or': {
      const parts = condition.of.map(finders);
      return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
    }
    case 'equals':
      return isScalar(condition.value) ? match(condition.field) : null;
    case 'any':
      return condition.values.length > 0 && condition.values.every(isScalar) ? match(condition.field) : null;
    default:
      return null;
  }
}

const isScalar = (value: unknown): boolean => value !== null && typeof value !== 'object';

function match(field: Order['field']): Use[] | null {
  if (field.in === 'element') return null;
  if (field.in === 'system' && (field.name === 'created_by' || field.name === 'id')) return [];
  if (field.in === 'system' && field.name !== 'created_by_id') return null;
  return [{ field: nameOf(field), kind: 'match' }];
}

function orderUse([first]: readonly Order[]): Use[] {
  if (!first || (first.field.in === 'system' && first.field.name !== 'updated_date')) return [];
  return [{ field: nameOf(first.field), kind: first.descending ? 'descending' : 'ascending' }];
}

export type Standing = {
  appId: string;
  partition: string;
  indexName: string;
  uses: number;
  isMade: boolean;
  isFit: boolean;
};

/** What an index costs is paid by every write of its partition, so both have a limit; a new one has to earn its place. */
const limits = { perApp: 5, perPartition: 50, leastUses: 20, headStart: 2 };

/** The names of the indexes that are to stand: the most used. */
export function chosen(all: readonly Standing[]): Set<string> {
  const names = new Set<string>();
  const taken = new Map<string, number>();
  const weight = ({ uses, isMade }: Standing) => (isMade ? uses * limits.headStart : uses);
  const worthy = all.filter(({ uses, isMade, isFit }) => isMade || (isFit && uses >= limits.leastUses));
  for (const { appId, partition, indexName } of worthy.toSorted((a, b) => weight(b) - weight(a))) {
    const ofApp = taken.get(`app ${appId}`) ?? 0;
    const ofPartition = taken.get(`partition ${partition}`) ?? 0;
    if (ofApp >= limits.perApp || ofPartition >= limits.perPartition) continue;
    taken.set(`app ${appId}`, ofApp + 1);
    taken.set(`partition ${partition}`, ofPartition + 1);
    names.add(indexName);
  }
  return names;
}
