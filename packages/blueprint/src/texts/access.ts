import type { Rule } from '@sayso/core/blueprint-schema';

/** Who can do what, as a sentence without its end. */
function allowed(rule: Rule, deeds: string, things: string): string {
  switch (rule) {
    case 'admin':
      return `Only admins can now ${deeds} ${things}`;
    case 'owner':
      return `People can now only ${deeds} ${things} they added themselves`;
    case 'anyone':
      return `Anyone can now ${deeds} ${things} without signing in`;
    case 'registered':
      return `Everyone who’s signed in can now ${deeds} ${things}`;
    case 'owner-or-admin':
      return `Only admins and the person who added them can now ${deeds} ${things}`;
    case 'nobody':
      return `Nobody can ${deeds} ${things} now`;
  }
}

export const accessWords = {
  allowed,
  openPages: ', and their pages are public',
  noRole: (plural: string, things: string) =>
    `${plural} aren’t a role in this app. I can set rules for visitors, signed-in users, the person who added something, and admins. Try “only admins can edit ${things}”. I haven’t changed anything.`,
  strangers: ' Careful: that includes strangers.',
  readOnly: (things: string) =>
    `Only admins can now add, edit and delete ${things}. Everyone else can only look.`,
} as const;

export const fieldAccessWords = {
  hidden: (who: string, names: string, things: string) =>
    `Only ${who} can now see ${names} of ${things}. It stays empty for everyone else.`,
  noField: (things: string, name: string) =>
    `${things} don’t have a field called “${name}”, so I haven’t made anything public. Tell me which fields visitors shouldn’t see.`,
  notARole: (things: string) => `${things} aren’t a role in this app`,
  unknownRole: (name: string) => `This app has no “${name}” role`,
  cannotHide: (why: string) =>
    `${why}. I can hide a list or a single field from visitors, or from everyone except admins. Try “hide email from visitors” or “hide email from users”. I haven’t changed anything.`,
  notAccounts: (things: string) => `${things} don’t have accounts in this app`,
  cannotMatch: (why: string, things: string) =>
    `${why}, so I can’t tell which account belongs to whom. People can be limited to what they add themselves. Try “users can only see their own ${things}”. I haven’t changed anything.`,
  onlyAdmins: (why: string, example: string) =>
    `${why}. I can set rules for visitors, signed-in users, the person who added something, and admins. Make those people admins when you invite them, then try “${example}”. I haven’t changed anything.`,
} as const;
