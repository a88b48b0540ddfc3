import type { RowRules } from '@sayso/contracts/entity-schema';
import { type Draft, effectiveAccess, firstRules } from './rule-draft.ts';
import { isAdmin, isCreator, isSignedIn, matching } from './rule-sentences.ts';

export type RuleFix = { name: 'restrict' | 'change' | 'read'; draft: Draft };

/** What the rules in the editor can be tightened to in one press. Rules that this editor cannot read are not touched. */
export function ruleFixes(draft: Draft, stored: RowRules | undefined): RuleFix[] {
  if (draft.isOpen) return [];
  const isOpen = (place: 'read' | 'create' | 'update' | 'delete') =>
    effectiveAccess(draft, place, stored).kind === 'anyone';
  const all = ['read', 'create', 'update', 'delete'] as const;
  if (all.every(isOpen)) return [{ name: 'restrict', draft: firstRules }];
  if (isOpen('update') || isOpen('delete')) return [{ name: 'change', draft: closedWrite(draft, stored) }];
  return isOpen('read') ? [{ name: 'read', draft: { ...draft, read: matching(isSignedIn) } }] : [];
}

/** Adding stays as it is: visitors may be meant to send something in. */
function closedWrite(draft: Draft, stored: RowRules | undefined): Draft {
  const ours = matching(isCreator, isAdmin);
  const of = (place: 'create' | 'update' | 'delete') => effectiveAccess(draft, place, stored);
  const closed = (place: 'update' | 'delete') => (of(place).kind === 'anyone' ? ours : of(place));
  return {
    ...draft,
    write: { kind: 'apart', create: of('create'), update: closed('update'), delete: closed('delete') },
  };
}
