import { EntitySchema } from '@sayso/contracts/entity-schema';
import { parseJson } from '@sayso/core/parse-json';
import type { SourceTree } from '@sayso/core/source-tree';
import { auditRuleWords } from '../../texts/audit.ts';
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
  if (schema === null) return auditRuleWords.unreadable;
  const { rls, properties } = schema;
  const said = Object.entries(rls ?? {}).map(([operation, rule]) =>
    auditRuleWords.rule(operation, worded(rule)),
  );
  for (const [name, property] of Object.entries(properties)) {
    for (const [operation, rule] of Object.entries(property.rls ?? {})) {
      said.push(auditRuleWords.ruleOf({ operation, field: name, who: worded(rule) }));
    }
  }
  return said.length === 0 ? auditRuleWords.none : said.join('; ');
}

function worded(rule: unknown): string {
  if (rule === true || rule === null || rule === '') return auditRuleWords.everybody;
  return rule === false ? auditRuleWords.nobody : auditRuleWords.where(JSON.stringify(rule));
}

function schemaIn(text: string): EntitySchema | null {
  try {
    return EntitySchema.safeParse(parseJson(text)).data ?? null;
  } catch {
    return null;
  }
}
