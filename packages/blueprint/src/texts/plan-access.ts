import type { PlanAct } from '@sayso/contracts/plan';
import type { BlueprintRole, Rule } from '@sayso/core/blueprint-schema';
import { roleNameIn } from '../emit/roles.ts';
import { capitalise, inQuotes } from '../words.ts';
import { lower, thePage } from './grammar.ts';

/** "seen", "deleted". */
export const actDone = (act: PlanAct): string => (act === 'see' ? 'seen' : `${act.replace(/e$/, '')}ed`);

type Deed = { act: PlanAct; things: string; roles: readonly BlueprintRole[] | undefined };

/** Who may do something with things, as a sentence without its full stop. */
export function allowedWords(who: Rule, { act, things: named, roles = [] }: Deed): string {
  const things = lower(named);
  switch (who) {
    case 'anyone':
      return `Anyone can ${act} ${things}`;
    case 'registered':
      return `All users can ${act} ${things}`;
    case 'owner':
      return act === 'add' ? `All users can add ${things}` : `Users can ${act} only ${things} they added`;
    case 'owner-or-admin':
      return act === 'add'
        ? `All users can add ${things}`
        : `Admins can ${act} all ${things}, and other users only those they added`;
    case 'admin':
      return `Only admins can ${act} ${things}`;
    case 'nobody':
      return `${capitalise(things)} can’t be ${actDone(act)} by anyone`;
    default:
      return `Admins and users with the role ${inQuotes(roleNameIn(who, roles))} can ${act} ${things}`;
  }
}

/** Who may do something was written by hand, in a way that has no such sentence. */
export const byHandWords = (act: PlanAct, things: string): string =>
  `Who can ${act} ${lower(things)} is set by a rule written by hand`;

/** Who may open a page, as a sentence without its full stop. */
export const opensWords = (isPublic: boolean, page: string): string =>
  isPublic ? `Anyone can open ${thePage(page)}` : `Only users can open ${thePage(page)}`;
