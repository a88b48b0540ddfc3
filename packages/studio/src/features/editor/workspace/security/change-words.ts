import type { App, Visibility } from '@sayso/contracts/apps';
import type { AuditEntry, AuditedRule } from '@sayso/contracts/audit';
import { wordsOf } from '@sayso/core/entities/nouns';
import { pluralOf } from '@sayso/core/entities/plurals';
import { t } from '../../../../texts/changes.ts';
import { visibilities } from '../../publish/visibility-choice.tsx';
import { accessOf } from './rule-sentences.ts';
import { summaryOf } from './rule-summary.ts';
import { vocabularyOf } from './vocabulary.ts';

/** What was done, as a sentence without its subject's values. */
export const titleOf = ({ action, subject }: AuditEntry, app: App): string => {
  const isEntity = action === 'rules.changed' || action.startsWith('records.');
  const name = isEntity ? (app.entities[subject]?.title ?? wordsOf(subject)) : subject;
  return t(`actions.${keyOf(action)}`, { subject: name, subjects: pluralOf(name) });
};

const keyOf = (action: AuditEntry['action']) => action.replace('.', '_') as Underscored<AuditEntry['action']>;
type Underscored<A extends string> = A extends `${infer First}.${infer Rest}` ? `${First}_${Rest}` : A;

/** What it was before or is after, line by line, in words as far as there are any. */
export function valueLines(entry: AuditEntry, side: 'before' | 'after', app: App): string[] {
  const value = entry[side];
  if (value === null) return [];
  if (entry.action === 'visibility.changed') return [visibilities[value as Visibility]?.label ?? value];
  const rules = entry.rules?.[side] ?? [];
  if (rules.length > 0) return ruleLines(app, entry.subject, rules);
  return [entry.action === 'rules.changed' ? value.charAt(0).toUpperCase() + value.slice(1) : value];
}

const acts = ['read', 'write', 'create', 'update', 'delete'] as const;
type Act = (typeof acts)[number];
const isAct = (act: string): act is Act => (acts as readonly string[]).includes(act);

function ruleLines(app: App, subject: string, rules: readonly AuditedRule[]): string[] {
  const schema = app.entities[subject] ?? { properties: {} };
  const words = vocabularyOf(app, subject, schema);
  return rules.map(({ act, field, written }) => {
    const who = summaryOf(accessOf(written), words);
    const what = isAct(act) ? t(`acts.${act}`) : act;
    if (field === null) return t('rule', { what, who });
    return t('ruleOf', { what, field: schema.properties[field]?.title ?? wordsOf(field), who });
  });
}
