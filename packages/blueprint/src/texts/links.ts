import { capitalise } from '../words.ts';
import { theFields, withArticle } from './grammar.ts';

type Listing = { child: string; parent: string; children: string; its: string };

export const linkWords = {
  its: 'its',
  their: 'their',
  already: (one: string, other: string) => `${one} and ${other} are already linked.`,
  linked: ({ child, parent, children, its }: Listing) =>
    `You can now choose ${withArticle(parent)} for each ${child}. Each ${parent}’s page lists ${its} ${children}.`,
  role: (thing: string, role: string, people: string) =>
    `You can now choose ${withArticle(role)} for each ${thing}, from your ${people}.`,
  listed: ({ parent, children, its }: Omit<Listing, 'child'>) =>
    `Each ${parent}’s page already lists ${its} ${children}.`,
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
    `Each ${parent} has one ${child}, shown on the ${parent}’s page. To have several, first say “remove ${field} from ${parents}”, then “${example}”.`,
  nowLists: ({ parent, children, child, its }: Listing) =>
    `Each ${parent}’s page now lists ${its} ${children}. You can choose ${withArticle(parent)} for each ${child}.`,
  between: (things: string, one: string, other: string) => `Your ${things} already link ${one} and ${other}.`,
  joined: ({ one, other, ones, others }: { one: string; other: string; ones: string; others: string }) =>
    `${capitalise(withArticle(one))} can now have many ${others}, and ${withArticle(other)} many ${ones}. You’ll see them on each ${one}’s and each ${other}’s page.`,
  fieldOf: (name: string, things: string) => `${theFields([name])} from ${things}`,
  notLinked: (one: string, other: string) => `${one} and ${other} aren’t linked.`,
  unlinked: (fields: string, things: string) =>
    `I removed ${fields}, so ${things} are no longer linked. Your data is still there.`,
  eachBelongs: ({ parent, children, its }: Omit<Listing, 'child'>) =>
    ` You can choose ${withArticle(parent)} for each, and each ${parent}’s page lists ${its} ${children}.`,
} as const;
