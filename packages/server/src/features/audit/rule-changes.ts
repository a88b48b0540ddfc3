import { EntitySchema } from '@sayso/contracts/entity-schema';
import { parseJson } from '@sayso/core/parse-json';
import type { SourceTree } from '@sayso/core/source-tree';
import type { Change } from './record.ts';

/** What changed in the rules of entities and their properties, in words. */
export function ruleChanges(before: SourceTree, after: SourceTree): Change[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return paths.flatMap((path) => {
    const subject = /^entities\/(\w+)$/.exec(path)?.[1];
    if (subject === undefined) return [];
    const [old, now] = [rulesIn(before[path]), rulesIn(after[path])];
    return old === now ? [] : [{ action: 'rules.changed', subject, before: old, after: now } as const];
  });
}

/** Null where there is no such entity. */
function rulesIn(text: string | undefined): string | null {
  if (text === undefined) return null;
  const schema = schemaIn(text);
  if (schema === null) return 'cannot be read';
  const { rls, properties } = schema;
  const said = Object.entries(rls ?? {}).map(([operation, rule]) => `${operation}: ${worded(rule)}`);
  for (const [name, property] of Object.entries(properties)) {
    for (const [operation, rule] of Object.entries(property.rls ?? {})) {
      said.push(`${operation} ${name}: ${worded(rule)}`);
    }
  }
  return said.length === 0 ? 'no rules, open to everybody' : said.join('; ');
}

function worded(rule: unknown): string {
  if (rule === true || rule === null || rule === '') return 'everybody';
  return rule === false ? 'nobody' : `where ${JSON.stringify(rule)}`;
}

function schemaIn(text: string): EntitySchema | null {
  try {
    return EntitySchema.safeParse(parseJson(text)).data ?? null;
  } catch {
    return null;
  }
}
