import type { AuditedRule } from '@sayso/contracts/audit';
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
    const [old, now] = [rulesIn(before[path], subject), rulesIn(after[path], subject)];
    const rules = { before: old.rules, after: now.rules };
    if (old.said === now.said) return [];
    return [{ action: 'rules.changed', subject, before: old.said, after: now.said, rules } as const];
  });
}

/** A page of the log holds 200 entries. */
const mostChars = 20_000;

type Rules = { said: string | null; rules: AuditedRule[] | null };

/** Nothing where there is no such entity. */
function rulesIn(text: string | undefined, subject: string): Rules {
  if (text === undefined) return { said: null, rules: null };
  const schema = schemaIn(text);
  if (schema === null) return { said: auditRuleWords.unreadable, rules: null };
  const rules = [
    ...auditedRules(schema.rls, null),
    ...Object.entries(schema.properties).flatMap(([name, { rls }]) => auditedRules(rls, name)),
  ];
  const said = rules.map(({ act, field, written }) =>
    field === null
      ? auditRuleWords.rule(act, worded(written))
      : auditRuleWords.ruleOf({ operation: act, field, who: worded(written) }),
  );
  const none = subject === 'User' ? auditRuleWords.noneOfUsers : auditRuleWords.none;
  const words = said.length === 0 ? none : said.join('; ');
  return { said: words, rules: words.length > mostChars ? null : rules };
}

const auditedRules = (rls: object | null | undefined, field: string | null): AuditedRule[] =>
  Object.entries(rls ?? {}).map(([act, written]) => ({ act, field, written }));

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
