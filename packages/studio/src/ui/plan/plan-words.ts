import type { Plan, PlanField, PlanSource, PlanThing } from '@sayso/contracts/plan';
import { t } from '../../texts/plan.ts';
import type { PlanState } from './plan-context.ts';
import { seenWords } from './seen-words.ts';

/**
 * Something came from what the person wrote. Of a starter app or an app from elsewhere nothing did: all of it is what
 * they chose, and a mark on everything tells nothing apart.
 */
export const holdsWords = ({ things }: Plan): boolean =>
  things.some(({ source, fields }) => [source, ...fields.map((field) => field.source)].some(isFromWords));

const isFromWords = ({ from }: PlanSource): boolean => from === 'text';

type Marks = Pick<PlanState, 'marksAssumed'>;

/** Nobody asked for it: such apps usually have it, or it is a default. */
export const isAssumed = ({ marksAssumed }: Marks, { from }: PlanSource): boolean =>
  marksAssumed && (from === 'template' || from === 'default');

/** Where an item comes from, as a sentence. */
export function sourceText(marks: Marks, source: PlanSource): string {
  const { from, words } = source;
  if (isAssumed(marks, source)) return t('source.assumed');
  if (from === 'template' || from === 'default') return '';
  if (words.trim() === '') return from === 'change' ? t('source.byHand') : '';
  return from === 'change' ? t('source.change', { words }) : t('source.text', { words });
}

/** How an item was before another reading, as a sentence. */
export function wasText({ difference }: Pick<PlanState, 'difference'>, id: string): string {
  const was = difference?.was[id];
  return was === undefined ? '' : t('source.was', { was });
}

/** What is told of an item beside its name. */
export const tipText = (state: PlanState, { id, source }: { id: string; source: PlanSource }): string =>
  [wasText(state, id), sourceText(state, source)].filter(Boolean).join(' ');

export const thingOf = ({ things }: Plan, id: string | undefined): PlanThing | undefined =>
  things.find((thing) => thing.id === id);

/** It is kept from visitors although they may see the record. */
export const isHidden = ({ seen_by: who }: PlanField): boolean => who !== undefined && who !== 'anyone';

/** What a screen reader adds to the name of a field: "money, required, not for visitors". */
export function spokenField(state: PlanState, thing: PlanThing, field: PlanField): string {
  const { plan, pending } = state;
  const isTitle = thing.title === field.id;
  const parts = [
    spokenKind(plan, field),
    field.required && t('spoken.required'),
    isTitle && t('spoken.title'),
    field.written_by === 'visitor' && t('spoken.visitor'),
    field.written_by === 'system' && t('spoken.system'),
    isHidden(field) && seenWords(plan, field.seen_by ?? 'registered').toLowerCase(),
    isAssumed(state, field.source) && t('spoken.assumed'),
    pending.has(field.id) && t('spoken.pending'),
  ];
  return parts.filter(Boolean).join(', ');
}

function spokenKind(plan: Plan, field: PlanField): string {
  if (field.kind === 'link') return t('spoken.linkTo', { thing: thingOf(plan, field.link)?.plural ?? '' });
  if (field.kind === 'states')
    return t('spoken.states', { states: (field.choices ?? []).map(({ label }) => label).join(', ') });
  return t(`kinds.${field.kind}`).toLowerCase();
}

/** Takes the person's text in its own direction, as Arabic in an English plan. */
export const ownDirection = { dir: 'auto' } as const;
