import type { PlanDraft } from '@sayso/contracts/plan-draft';
import type { Evidence } from '@sayso/contracts/reading';
import type { Blueprint } from '@sayso/core/blueprint-schema';
import { completePlan } from '../draft/complete-draft.ts';
import { tidyDraft } from '../draft/tidy-draft.ts';
import { alsoHeard } from '../operate/difference.ts';
import { sameField, sameThing } from '../operate/named-items.ts';
import { nameKey } from '../operate/names.ts';
import type { Filled } from '../tables/table-drafts.ts';
import { evidenceOf } from './evidence.ts';
import { keepClosed } from './keep-closed.ts';
import { withSaidAccess } from './said-access.ts';
import { uncovered } from './uncovered.ts';
import { markTables, withTables } from './with-tables.ts';

type Read = {
  blueprint: Blueprint;
  unused: readonly string[];
  isKnownTool: boolean;
  /** Things that files of rows fill. */
  filled: readonly Filled[];
};
type Drafted = {
  blueprint: Blueprint;
  /** Words of the text that neither reader used, and what the plan has no place for. */
  unused: string[];
  /** Things that the text names and only the rules found. */
  alsoHeard: string[];
};

/**
 * The plan of a reader's draft. Of what the rules read in the same text, their look, currency, language and samples
 * stay, and whole apps that they know by name; things, fields, people, access and pages are the draft's.
 */
export function draftPlan(text: string, given: PlanDraft, rules: Read): Drafted {
  if (rules.isKnownTool) return { blueprint: rules.blueprint, unused: [...rules.unused], alsoHeard: [] };
  const draft = withoutRefused(tidyDraft(withTables(given, rules.filled)));
  const evidence = evidenceOf(draft, text);
  const { theme, app } = rules.blueprint;
  const accessible = withSaidAccess(draft, { text, evidence });
  const { blueprint, unsaid } = completePlan(accessible, {
    seed: text,
    currency: app.currency,
    look: theme,
  });
  blueprint.theme = structuredClone(theme);
  if (app.locale !== undefined) blueprint.app.locale = app.locale;
  const unwanted = [...new Set([...(blueprint.unwanted ?? []), ...(rules.blueprint.unwanted ?? [])])];
  if (unwanted.length > 0) blueprint.unwanted = unwanted;
  keepClosed(blueprint, accessible, rules.blueprint);
  takeSamples(blueprint, rules.blueprint);
  markAssumed(blueprint, draft, evidence);
  markTables(blueprint, rules.filled);
  const said = { evidence, draft, unsaid, unread: rules.unused };
  return {
    blueprint,
    unused: uncovered(text, { ...said, rules: rules.blueprint, closer: blueprint }),
    alsoHeard: alsoHeard(rules.blueprint, blueprint),
  };
}

/** What a reader calls refused is no thing, though some note it as both. */
function withoutRefused(draft: PlanDraft): PlanDraft {
  const refused = new Set(draft.notWanted.map(nameKey));
  return { ...draft, things: draft.things.filter(({ name }) => !refused.has(nameKey(name))) };
}

/** Titles and numbers of samples that the text gives. */
function takeSamples(blueprint: Blueprint, rules: Blueprint): void {
  for (const entity of blueprint.entities) {
    const twin = sameThing(rules, entity);
    if (twin?.titles) entity.titles = [...twin.titles];
    if (twin?.sampleCount !== undefined) entity.sampleCount = twin.sampleCount;
    for (const field of entity.fields) {
      const known = twin && sameField(twin, field);
      if (known?.unit !== undefined && known.type === field.type) field.unit ??= known.unit;
    }
  }
}

/** What the text does not say stays recognisable as a guess. */
function markAssumed(blueprint: Blueprint, draft: PlanDraft, evidence: readonly Evidence[]): void {
  const assumed = new Set(evidence.filter(({ from }) => from === 'assumed').map(({ item }) => item));
  for (const [at, thing] of draft.things.entries()) {
    const entity = blueprint.entities.find(({ label }) => nameKey(label) === nameKey(thing.name));
    if (!entity) continue;
    if (assumed.has(`things.${at}`)) entity.why = { from: 'default', words: '' };
    for (const [nr, { name }] of thing.fields.entries()) {
      const field = entity.fields.find(({ label }) => nameKey(label) === nameKey(name));
      if (field && assumed.has(`things.${at}.fields.${nr}`)) field.why = { from: 'default', words: '' };
    }
  }
}
