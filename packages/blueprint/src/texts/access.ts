import type { Rule } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';

/** Who can do what, as a sentence without its end. Deeds are words such as "add" and "see". */
function allowed(rule: Rule, deeds: readonly string[], things: string): string {
  const all = joinWords(deeds);
  switch (rule) {
    case 'admin':
      return `Only admins can now ${all} ${things}`;
    case 'owner':
      return ownersAllowed(deeds, things);
    case 'anyone':
      return `Anyone can now ${all} ${things} without signing in`;
    case 'registered':
      return `Everyone who’s signed in can now ${all} ${things}`;
    case 'owner-or-admin':
      return `Only admins and the person who added them can now ${all} ${things}`;
    case 'nobody':
      return `Nobody can ${joinWords(deeds, 'or')} ${things} now`;
  }
}

/** What somebody adds is theirs, so adding is open to everyone who has signed in. */
function ownersAllowed(deeds: readonly string[], things: string): string {
  const others = joinWords(deeds.filter((deed) => deed !== 'add'));
  if (others === '') return `Everyone who’s signed in can now add ${things}`;
  return deeds.includes('add')
    ? `Everyone who’s signed in can now add ${things}, and ${others} only their own`
    : `People can now only ${others} ${things} they added themselves`;
}

/** Who can see what, as a sentence. */
function seenBy(rule: Rule, things: string): string {
  switch (rule) {
    case 'anyone':
      return `Anyone can see ${things}, even without signing in.`;
    case 'registered':
      return `Everyone who’s signed in can see ${things}.`;
    case 'owner':
      return `People only see ${things} they added themselves.`;
    case 'admin':
      return `Only admins can see ${things}.`;
    case 'owner-or-admin':
      return `Only admins and the person who added them can see ${things}.`;
    case 'nobody':
      return `Nobody can see ${things}.`;
  }
}

export const accessWords = {
  seenBy,
  allowed,
  openPages: ', and their pages are public',
  noRole: (role: string, things: string) =>
    `${fieldAccessWords.notARole(role)}. I can set rules for visitors, signed-in users, the person who added something, and admins. Try “only admins can edit ${things}”. I haven’t changed anything.`,
  strangers: ' Careful: that includes strangers.',
  chooseAnyone: ' To let visitors in, choose “Anyone with the link” under “Who can use it” when you publish.',
  readOnly: (things: string) =>
    `Only admins can now add, edit and delete ${things}. Who can see them hasn’t changed.`,
} as const;

export const fieldAccessWords = {
  hidden: ({ who, names, things, it }: { who: string; names: string; things: string; it: string }) =>
    `Only ${who} can now see ${names} for ${things}. Everyone else sees ${it} empty.`,
  noField: (things: string, name: string) =>
    `There’s no “${name}” field in ${things}, so I haven’t made anything public. Tell me which fields visitors shouldn’t see.`,
  notARole: (name: string) => `“${name}” isn’t a role in this app`,
  cannotHide: (why: string) =>
    `${why}. I can hide a list or a single field from visitors, or from everyone except admins. Try “hide email from visitors” or “hide email from users”. I haven’t changed anything.`,
  notAccounts: (things: string) => `${things} don’t have accounts in this app`,
  cannotMatch: (why: string, things: string) =>
    `${why}, so I can’t tell which account belongs to whom. I can limit people to what they add themselves: try “users can only see their own ${things}”. I haven’t changed anything.`,
  onlyAdmins: (why: string, example: string) =>
    `${why}. I can set rules for visitors, signed-in users, the person who added something, and admins. Make those people admins when you invite them, then try “${example}”. I haven’t changed anything.`,
} as const;
