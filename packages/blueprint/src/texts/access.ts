import type { BlueprintRole, PlainRule, Rule } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { isRoleRule, roleNameIn } from '../emit/roles.ts';
import { capitalise, inQuotes } from '../words.ts';
import { agree, theFields } from './grammar.ts';

const rulesFor = 'I can set rules for visitors, signed-in users, whoever added an item, and admins.';

/** Who can do what, as a sentence without its end. Deeds are words such as "add" and "see". */
function allowed(rule: PlainRule, deeds: readonly string[], things: string): string {
  const all = joinWords(deeds);
  switch (rule) {
    case 'admin':
      return `Only admins can now ${all} ${things}`;
    case 'owner':
      return ownersAllowed(deeds, things);
    case 'anyone':
      return `Visitors will be able to ${all} ${things} without signing in`;
    case 'registered':
      return `All signed-in users can now ${all} ${things}`;
    case 'owner-or-admin':
      return `Only admins and the user who added them can now ${all} ${things}`;
    case 'nobody':
      return `${capitalise(things)} can no longer be ${joinWords(deeds.map(done), 'or')}`;
  }
}

/** "seen", "deleted". */
const done = (deed: string): string => (deed === 'see' ? 'seen' : `${deed.replace(/e$/, '')}ed`);

/** What somebody adds is theirs, so adding is open to everyone who has signed in. */
function ownersAllowed(deeds: readonly string[], things: string): string {
  const others = joinWords(deeds.filter((deed) => deed !== 'add'));
  if (others === '') return `All signed-in users can now add ${things}`;
  return deeds.includes('add')
    ? `All signed-in users can now add ${things}, and ${others} only their own`
    : `Users can now ${others} only the ${things} they added`;
}

/** Who can see what, as a sentence. */
function seenBy(rule: Rule, things: string, roles: readonly BlueprintRole[] = []): string {
  if (isRoleRule(rule))
    return `Only admins and users with the role ${inQuotes(roleNameIn(rule, roles))} can see ${things}.`;
  switch (rule) {
    case 'anyone':
      return `Visitors can see ${things} without signing in if you choose “Anyone with the link” when you publish.`;
    case 'registered':
      return `All signed-in users can see ${things}.`;
    case 'owner':
      return `Users can see only the ${things} they added.`;
    case 'admin':
      return `Only admins can see ${things}.`;
    case 'owner-or-admin':
      return `Only admins and the user who added them can see ${things}.`;
    case 'nobody':
      return `Nobody can see ${things}.`;
  }
}

export const accessWords = {
  seenBy,
  allowed,
  noRole: (role: string, things: string) =>
    `${fieldAccessWords.notARole(role)}. ${rulesFor} Try “only admins can edit ${things}”. I haven’t changed anything.`,
  strangers: ' Careful: that includes strangers.',
  letVisitorsIn: ' To let visitors in, choose “Anyone with the link” when you publish.',
  chooseAnyone: ' To let them in, choose “Anyone with the link” when you publish.',
  readOnly: (things: string) =>
    `Only admins can now add, edit and delete ${things}. Everyone who could see them still can.`,
} as const;

export const fieldAccessWords = {
  hidden: ({ who, names, things }: { who: string; names: readonly string[]; things: string }) =>
    `Only ${who} can now see ${theFields(names)} for ${things}. For everyone else, ${agree(names, 'it’s', 'they’re')} blank.`,
  noField: (things: string, name: string) =>
    `There’s no “${name}” field in ${things}, so I haven’t made anything public. Tell me which fields visitors shouldn’t see.`,
  notARole: (name: string) => `“${name}” isn’t a role in this app`,
  cannotHide: (why: string, what: string) =>
    `${why}. I can hide a list or a field from visitors, or from all users except admins. Try “hide ${what} from visitors” or “hide ${what} from users”. I haven’t changed anything.`,
  notAccounts: (things: string) => `${things} don’t have accounts in this app`,
  cannotMatch: ({ why, one, things }: { why: string; one: string; things: string }) =>
    `${why}, so I can’t tell which user is which ${one}. I can show users only what they added: try “users can only see their own ${things}”. I haven’t changed anything.`,
  onlyAdmins: (why: string, example: string) =>
    `${why}. ${rulesFor} Make those users admins when you invite them, then try “${example}”. I haven’t changed anything.`,
} as const;
