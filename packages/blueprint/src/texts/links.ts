import { withArticle } from './grammar.ts';

export const linkWords = {
  already: (one: string, other: string) => `${one} and ${other} are already linked.`,
  linked: (child: string, parent: string, children: string) =>
    `Each ${child} now has ${withArticle(parent)}, and each ${parent}’s page lists the ${children}.`,
  role: (thing: string, role: string, people: string) =>
    `Each ${thing} now has ${withArticle(role)}, chosen from your ${people}.`,
  listed: (parent: string, children: string) => `Each ${parent}’s page already lists the ${children}.`,
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
    `Each ${parent} has one ${child}, shown on the ${parent}’s page. To have several, first remove ${field} from ${parents}, then say “${example}”.`,
  nowLists: (parent: string, children: string, child: string) =>
    `Each ${parent}’s page now lists the ${children}, and each ${child} has ${withArticle(parent)}.`,
  between: (things: string, one: string, other: string) => `Your ${things} already link ${one} and ${other}.`,
  joined: (things: string, one: string, other: string) =>
    `I added ${things}. Each one links ${withArticle(one)} to ${withArticle(other)}, so each can have many of the other, and their pages list them.`,
  fieldOf: (name: string, things: string) => `${name} from ${things}`,
  notLinked: (one: string, other: string) => `${one} and ${other} aren’t linked.`,
  unlinked: (fields: string, things: string) =>
    `I removed ${fields}, so they’re no longer linked. Your ${things} are all still there.`,
  eachBelongs: (owner: string) =>
    ` Each belongs to ${withArticle(owner)}, and each ${owner}’s page lists them.`,
} as const;
