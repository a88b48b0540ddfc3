import type { PlanAct, PlanFieldKind } from '@sayso/contracts/plan';
import type { BlueprintRole, Rule } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { roleNameIn } from '../emit/roles.ts';
import { inQuotes } from '../words.ts';
import { kindWords } from './operations.ts';
import { actDone } from './plan-access.ts';

type Roles = readonly BlueprintRole[] | undefined;

/** More choices than this are counted. */
const most = 5;

function people(who: Rule, roles: Roles = []): string {
  switch (who) {
    case 'anyone':
      return 'everyone';
    case 'registered':
      return 'users';
    case 'owner':
      return 'whoever added it';
    case 'owner-or-admin':
      return 'whoever added it and admins';
    case 'admin':
      return 'admins';
    case 'nobody':
      return 'nobody';
    default:
      return `admins and users with the role ${inQuotes(roleNameIn(who, roles))}`;
  }
}

/** How something was in an earlier plan: each reads on from its name, or from "It". */
export const pastWords = {
  called: (name: string) => `was called ${name}`,
  kind: (kind: PlanFieldKind) => `was ${kind === 'states' ? 'a choice' : kindWords(kind)}`,
  linkTo: (things: string) => `was a link to ${things}`,
  choices: (labels: readonly string[]) =>
    labels.length === 0
      ? 'had no choices'
      : `had the choices ${joinWords(
          labels.length > most + 1 ? [...labels.slice(0, most), `${labels.length - most} more`] : [...labels],
        )}`,
  allowed: (act: PlanAct, who: Rule, roles: Roles) => `could be ${actDone(act)} by ${people(who, roles)}`,
  seenWithRecord: 'could be seen by whoever sees the record',
  opens: (isPublic: boolean) => (isPublic ? 'was open to everyone' : 'was only for users'),
  all: joinWords,
} as const;
