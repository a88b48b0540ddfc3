export const linkWords = {
  already: (one: string, other: string) => `${one} and ${other} are already linked.`,
  linked: (child: string, parent: string, children: string) =>
    `Each ${child} now has ${parent}, and the page of ${parent} lists its ${children}.`,
  role: (thing: string, role: string, people: string) =>
    `Each ${thing} now has a ${role}, chosen from your ${people}.`,
  listed: (parent: string, children: string) => `The page of ${parent} already lists its ${children}.`,
  hasOne: ({
    parent,
    child,
    example,
    field,
    parents,
  }: {
    parent: string;
    child: string;
    example: string;
    field: string;
    parents: string;
  }) =>
    `Each ${parent} has one ${child}, which is shown on its page. To have several, first remove ${field} from ${parents}, then say “${example}”.`,
  nowLists: (parent: string, children: string, child: string) =>
    `The page of ${parent} now lists its ${children}, and each ${child} has ${parent}.`,
  between: (things: string, one: string, other: string) => `Your ${things} already link ${one} and ${other}.`,
  joined: (things: string, one: string, other: string) =>
    `I added ${things}. Each one links one ${one} to one ${other}, so both can have many, and the page of each lists them.`,
  fieldOf: (name: string, things: string) => `${name} of ${things}`,
  notLinked: (one: string, other: string) => `${one} and ${other} aren’t linked.`,
  unlinked: (fields: string) =>
    `I removed ${fields}, so they’re no longer linked. All your records are still there.`,
  eachBelongs: (owner: string) => ` Each belongs to ${owner}, and the page of ${owner} lists them.`,
} as const;
