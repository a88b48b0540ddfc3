import type { PlanDraft } from '@sayso/contracts/plan-draft';
import { Blueprint } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { planRules } from '../plan/access.ts';
import { hashText } from '../plan/build.ts';
import { idsFrom } from '../plan/entities.ts';
import { primaryFor } from '../plan/hues.ts';
import { emptyReading } from '../read/reading.ts';
import { titleWords } from '../texts/titles.ts';
import type { DraftExtras } from './draft-extras.ts';
import { addDraftPages } from './draft-pages.ts';
import { applyDraftRules, keepReach } from './draft-rules.ts';
import { draftThings } from './draft-things.ts';
import { keepToShown } from './shown-fields.ts';
import { tidyDraft } from './tidy-draft.ts';

/**
 * What a reader wrote down of a description -> the plan of the whole app. Nothing is added to what a thing holds but
 * what a page cannot do without: keys, plurals, icons, titles, rules, pages and looks follow from it by code.
 */
export const completeDraft = (written: PlanDraft, extras: DraftExtras = {}): Blueprint =>
  completePlan(written, extras).blueprint;

/** With the rules of the draft that no rule of an app can say. */
export function completePlan(
  written: PlanDraft,
  extras: DraftExtras = {},
): { blueprint: Blueprint; unsaid: PlanDraft['rules'] } {
  const draft = tidyDraft(written);
  const ids = idsFrom(1);
  const blueprint = startBlueprint(draft, extras);
  blueprint.entities = draftThings({ draft, extras, ids });
  const [first] = blueprint.entities;
  blueprint.app.name = draft.name || (first?.labelPlural ?? titleWords.app);
  blueprint.app.icon = extras.icon ?? first?.icon ?? 'Box';
  const things = blueprint.entities.map(({ labelPlural }) => labelPlural.toLowerCase());
  if (things.length > 0) {
    blueprint.app.tagline = extras.tagline ?? titleWords.tagline(joinWords(things.slice(0, 3)));
    blueprint.app.description = `${blueprint.app.name}: ${joinWords(things)}.`.slice(0, 200);
  }
  addDraftPages({ blueprint, draft, extras, ids });
  planRules(blueprint, '');
  const unsaid = applyDraftRules(blueprint, draft);
  keepReach(blueprint);
  keepToShown(blueprint, draft.pages);
  blueprint.nextId = ids.used();
  return { blueprint: Blueprint.parse(blueprint), unsaid };
}

function startBlueprint(draft: PlanDraft, extras: DraftExtras): Blueprint {
  const said = [draft.name, ...draft.things.map(({ name }) => name)].join(' ');
  return {
    version: 1,
    app: {
      name: draft.name,
      tagline: '',
      description: draft.name,
      icon: 'Box',
      currency: extras.currency ?? 'USD',
      personal: draft.use === 'personal',
    },
    seed: hashText(extras.seed ?? said),
    nextId: 0,
    entities: [],
    pages: [],
    theme: {
      preset: extras.look?.preset ?? 'plain',
      mode: extras.look?.mode ?? 'light',
      primary: extras.look?.primary ?? primaryFor(emptyReading(said), hashText),
      parts: {},
    },
    assumptions: [],
    ...(draft.notWanted.length > 0 ? { unwanted: [...draft.notWanted] } : {}),
    log: [],
    hashes: {},
  };
}
