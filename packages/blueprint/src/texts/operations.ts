import type { PlanPageKind } from '@sayso/contracts/plan';
import { joinWords } from '@sayso/core/join-words';
import { capitalise, inQuotes } from '../words.ts';
import { agree, lower, thePage, thePages, withArticle } from './grammar.ts';

/** "a date", "text", "yes or no": a kind of field in a sentence. */
export const kindWords = (kind: string): string =>
  /text|^money$|^tags$|^lines$|^states$|^yes/.test(kind) ? kind : withArticle(kind);

/** What a change of the plan did: one sentence without its full stop, or several that read on from it. */
export const doneWords = {
  /** Of a change that was made before a file was read. */
  alsoHeard: (things: string) =>
    `I also heard ${things}, which aren’t in your plan. Say so if you want them.`,
  lost: (change: string) => `With your file this couldn’t be done: ${change}.`,
  appRenamed: (name: string) => `Renamed the app to ${name}`,
  thingAdded: (things: string) => `Added ${things}`,
  thingRenamed: (before: string, now: string) => `Renamed ${before} to ${now}`,
  thingRemoved: (things: string) => `Removed ${things}`,
  fieldAdded: (field: string, things: string) => `Added ${field} to ${things}`,
  keptInside: (field: string) => `Visitors don’t see ${lower(field)}`,
  fieldRenamed: (before: string, now: string) => `Renamed ${before} to ${now}`,
  fieldRemoved: (field: string, things: string) => `Removed ${field} from ${things}`,
  released: (fields: readonly string[], gone: string) =>
    `${joinWords(fields)} ${agree(fields, 'was', 'were')} worked out from ${gone}, so people now fill ${agree(fields, 'it', 'them')} in`,
  ofThings: (field: string, things: string) => `${field} of ${things}`,
  linkOf: (field: string, things: string) => `${field} in ${lower(things)}`,
  linksGone: (fields: readonly string[]) => `${joinWords(fields)} ${agree(fields, 'is', 'are')} gone too`,
  pagesGone: (names: readonly string[], needs: string | undefined) =>
    `Removed ${thePages(names)} too, which ${
      needs === undefined ? 'can’t work without it' : `${agree(names, 'needs', 'need')} ${needs}`
    }`,
  required: (field: string, thing: string) => `Each ${thing} now needs ${field}`,
  optional: (field: string) => `${field} can now be left empty`,
  optionalForVisitors: (field: string) =>
    `${field} can now be left empty, since visitors aren’t asked for it`,
  titled: (things: string, field: string) => `${things} are now named by ${field}`,
  moved: (field: string, other: string | undefined) =>
    other === undefined ? `Moved ${field} to the end` : `Moved ${field} before ${other}`,
  kindChanged: (field: string, before: string, now: string) =>
    before === now ? `Changed ${field}` : `${field} is now ${kindWords(now)}`,
  filledIn: (field: string) => `People now fill in ${field}, which was worked out before`,
  choices: (field: string, choices: string) => `${field} is now one of ${choices}`,
  choiceRenamed: (before: string, now: string) => `Renamed ${inQuotes(before)} to ${inQuotes(now)}`,
  emptyForVisitors: (pages: readonly string[]) =>
    `Visitors can still open ${thePages(pages)}, and find nothing there`,
  seenWithRecord: (field: string, thing: string) => `Whoever can see a ${thing} can see ${lower(field)}`,
  byVisitors: (field: string) => `Visitors fill in ${lower(field)}`,
  byStaff: (field: string) => `Only your team fills in ${lower(field)}`,
  roleAdded: (name: string) => `Added the role ${inQuotes(name)}`,
  roleRenamed: (before: string, now: string) => `Renamed the role ${inQuotes(before)} to ${inQuotes(now)}`,
  roleRemoved: (name: string) =>
    `Removed the role ${inQuotes(name)}. Only admins can now do what only this role could`,
  pageAdded: (page: string) => `Added ${thePage(page)}`,
  pageRenamed: (before: string, now: string) => `Renamed ${thePage(before)} to ${now}`,
  pageRemoved: (page: string) => `Removed ${thePage(page)}`,
  formClosed: (things: string) => `Visitors can no longer add ${things}`,
  opened: (things: string) => `Anyone can see ${lower(things)}`,
  contactAdded: (fields: readonly string[]) =>
    `Added ${joinWords(fields.map(lower))} to the form, so you know who sent it`,
  coordinates: (things: string) => `Added latitude and longitude to ${things}, which a map needs`,
  home: (page: string) => `The app now opens on ${thePage(page)}`,
  inMenu: (page: string) => `${page} is now in the menu`,
  outOfMenu: (page: string) => `${page} is no longer in the menu`,
  look: 'Changed the look',
  /** All of it, for the conversation. */
  all: (lines: readonly string[]) =>
    lines.length === 1 ? `${lines[0] ?? ''}.\n` : `${lines.map((line) => `- ${line}`).join('\n')}\n`,
} as const;

/** Why a change of the plan can't be made. */
export const refusedWords = {
  gone: 'This part of the plan has changed since. Look at the plan again and repeat your change.',
  emptyName: 'Please enter a name',
  brokenName: 'This name has a character that was damaged on its way here. Please type it again.',
  reserved: (name: string) =>
    `Every app already has users, so ${inQuotes(name)} can’t be used here. Choose another name, such as Member.`,
  thingTaken: (name: string) => `There is already a thing called ${name}`,
  fieldTaken: (things: string, name: string) => `${things} already have a field called ${name}`,
  lastThing: (things: string) => `Your app needs at least one thing, so ${lower(things)} can’t be removed.`,
  lastField: (things: string) => `${things} need at least one field.`,
  roleReserved: (name: string) =>
    `Every app already has people called ${inQuotes(name)}. Choose another name, such as Mechanic.`,
  roleTaken: (name: string) => `There is already a role called ${inQuotes(name)}`,
  tooMany: (what: string, most: number) => `An app can have at most ${most} ${what}.`,
  tooManyFields: (things: string, most: number) => `${things} can have at most ${most} fields.`,
  noChoices: (field: string) => `${field} has no choices. Make it a choice first.`,
  choiceTwice: (choice: string) => `${inQuotes(choice)} is there twice`,
  moveToGone: (choice: string) => `Choose where everything marked ${inQuotes(choice)} goes`,
  hasStates: (things: string, field: string) =>
    `${things} already move through ${lower(field)}. Make that a plain choice first.`,
  whichChoices: 'Enter at least one choice',
  whichThing: 'Choose what it links to',
  notAsked: (field: string, things: string) =>
    `Visitors send ${things} without ${lower(field)}, so it can’t be required. Ask visitors for it first.`,
  notForVisitors: (field: string) => `${field} is for your team: visitors can’t fill it in.`,
  ownRule: (field: string) =>
    `Who can see ${lower(field)} was set by a rule written by hand. Change it under Security in the workspace.`,
  formula: (field: string) => `${field} is worked out from other fields, so nobody fills it in.`,
  pageTaken: (page: string) => `There is already a page called ${page}`,
  pageThere: (page: string) => `There is already such a page: ${page}`,
  lastPage: 'The app needs at least one page in the menu.',
  lastInMenu: 'The menu needs at least one page.',
  ofOne: (page: string) =>
    `${capitalise(thePage(page))} is opened from another page, so it can’t stand in the menu.`,
  unknownStyle: 'Choose one of the styles',
  byHand: (page: string) =>
    `The ${page} page was written by hand, so the plan can’t change it. Ask for the change in the chat, or edit its code.`,
} as const;

/** What a thing lacks for a page of this kind. */
function lacks(kind: Exclude<PlanPageKind, 'form'>, things: string): string {
  switch (kind) {
    case 'list':
      return `There is nothing to list in ${things}.`;
    case 'board':
      return `A board needs states or a choice. Add one to ${things} first.`;
    case 'calendar':
      return `A calendar needs a date. Add one to ${things} first.`;
    case 'timeline':
      return `A timeline needs a date. Add one to ${things} first.`;
    case 'gallery':
      return `A gallery needs a picture. Add one to ${things} first.`;
    case 'map':
      return `A map needs an address. Add one to ${things} first.`;
    case 'chart':
      return `A chart needs a date, a choice or a link. Add one to ${things} first.`;
  }
}

/** Names of new pages, and what a thing lacks for one. */
export const newPageWords = {
  byMonth: (things: string) => `${things} by month`,
  ours: (things: string) => `Our ${things}`,
  chart: (things: string) => `${things} chart`,
  lacks,
} as const;
