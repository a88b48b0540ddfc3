import { joinWords } from '@sayso/core/join-words';
import { capitalise, isPlural } from '../words.ts';
import { aField, agree, theFields, withArticle } from './grammar.ts';

type NotAChoice = { text: string; name: string; things: string; choices: string };

/** "status choices"; "meal choices" of a field that is called "meal choice". */
const choicesOf = (name: string): string =>
  `${name.replace(/(?:^| )(?:choice|option)s?$/i, '')} choices`.trim();

const field = (name: string): string => theFields([name]);

/** With the word "field", so that what follows is singular whatever the field is called. */
const fieldOf = (name: string, things: string): string => `${capitalise(field(name))} for ${things}`;

const nowOffers = (name: string, things: string, choices: string): string =>
  `The ${choicesOf(name)} for ${things} are now ${choices}.`;

const nowDropdown = (name: string, things: string, choices: string): string =>
  `${fieldOf(name, things)} is now a dropdown with ${choices}.${valuesStay}`;

const notAChoice = ({ text, name, things, choices }: NotAChoice): string =>
  `“${text}” isn’t one of the ${choicesOf(name)} for ${things}, which are ${choices}.`;

const valuesStay = ' Existing values don’t change.';

const dataStays = 'Your data is still there.';

export const fieldWords = {
  whatName: (things: string) =>
    `What should the field be called? Try “add a field called Colour to ${things}”.`,
  alreadyHave: (things: string, names: readonly string[]) => `${things} already have ${aField(names)}.`,
  alreadyShown: (place: string, things: string, names: readonly string[]) =>
    `The ${things} ${place} already shows ${theFields(names)}.`,
  alreadyHidden: (place: string, things: string, names: readonly string[]) =>
    `The ${things} ${place} already hides ${theFields(names)}.`,
  shown: (place: string, things: string, names: readonly string[]) =>
    `The ${things} ${place} now shows ${theFields(names)}.`,
  shownWithDetails: (things: string, thing: string, names: readonly string[]) =>
    `The ${things} list now shows ${theFields(names)}, and so does the page of each ${thing}.`,
  hidden: (place: string, things: string, names: readonly string[]) =>
    `The ${things} ${place} no longer shows ${theFields(names)}. ${dataStays}`,
  contradiction: (name: string, before: string) =>
    `You asked for ${field(name)} to be both required and optional, so I left it ${before}. Which would you like?`,
  required: (names: readonly string[], things: string, rule: string) =>
    `${capitalise(theFields(names))} ${agree(names, 'is', 'are')} now ${rule} for ${things}.`,
  unique: (things: string, name: string) => `Two ${things} can no longer have the same ${name}.`,
  notUnique: (things: string, name: string) => `Several ${things} can now have the same ${name}.`,
  startsEmpty: (things: string, name: string) => `New ${things} now start with ${field(name)} empty.`,
  notAChoice: ({ example, ...told }: NotAChoice & { example: string }) =>
    `${notAChoice(told)} Add it first: “${example}”. I haven’t changed what new ${told.things} start with.`,
  notAValue: (text: string, name: string, things: string) =>
    `“${text}” doesn’t work for ${field(name)}, so I haven’t changed what new ${things} start with.`,
  startsWith: (things: string, name: string, value: string) =>
    `New ${things} now start with the ${name} “${value}”.`,
  startsWithNumber: (things: string, name: string, value: string) =>
    `New ${things} now start with ${isPlural(name) || name.includes(' of ') ? `the ${name} set to` : `${withArticle(name)} of`} ${value}.`,
  startsMarked: (things: string, how: string) => `New ${things} now start ${how}.`,
  help: (text: string, name: string) => `The form now says “${text}” below ${field(name)}.`,
  noThing: (name: string, things: string) =>
    `I couldn’t find anything called “${name}” in your app. It has ${things}. I haven’t changed anything.`,
  unclear: (text: string) => `I couldn’t work out “${text}”, so I left it out.`,
  added: (names: readonly string[], things: string) =>
    names.length === 1
      ? `I added ${aField(names)} to ${things}.`
      : `I added these fields to ${things}: ${joinWords(names)}.`,
  addedChoices: ({ name, things, choices }: { name: string; things: string; choices: string }) =>
    `I added ${aField([name])} (${choices}) to ${things}.`,
  withChoices: (name: string, choices: string) => `${name} (${choices})`,
  offers: nowOffers,
  dropdown: nowDropdown,
  isRequired: (name: string | undefined) =>
    name === undefined ? 'It’s required.' : `${capitalise(field(name))} is required.`,
  adminsOnly: (name: string | undefined) => `Only admins can see ${name === undefined ? 'it' : field(name)}.`,
  lastField: (things: string, name: string) => `${things} need at least one field, so I kept ${field(name)}.`,
  released: (names: readonly string[], it: string) =>
    ` ${capitalise(theFields(names))} ${agree(names, 'was', 'were')} calculated from ${it}, so users now fill ${agree(names, 'it', 'them')} in themselves.`,
  removed: (names: readonly string[], things: string, after: string) =>
    `I removed ${theFields(names)} from ${things}.${after}`,
  renamed: (before: string, things: string, now: string) =>
    `${fieldOf(before, things)} is now called “${now}”. ${dataStays}`,
} as const;

export const formulaWords = {
  has: (things: string, names: readonly string[]) =>
    `. ${agree(names, 'The only field', 'The fields')} of your ${things} ${agree(names, 'is', 'are')} ${joinWords(names)}`,
  lacking: ({ names, asFields, has }: { names: string; asFields: string; has: string }) =>
    `To work this out, I need ${names} as ${asFields} in the same list${has}. I haven’t changed anything.`,
  numberField: 'a number field',
  numberFields: 'number fields',
  already: (name: string, things: string) => `${fieldOf(name, things)} is already calculated automatically.`,
  tellMe: (name: string, rule: string) =>
    `Tell me how to work out the ${name}. Try “add ${name}, ${rule}”. I haven’t changed anything.`,
  times: (one: string, other: string) => `${one} times ${other}`,
  itself: (name: string) => `I can’t work out ${field(name)} from itself. I haven’t changed anything.`,
  now: (name: string, things: string) => `${fieldOf(name, things)} is now calculated automatically`,
  added: (name: string, things: string) => `I added ${aField([name])} to ${things}, calculated automatically`,
  rule: (what: string, rule: string, things: string) =>
    `${what}: ${rule}. Existing ${things} get a value the next time they’re saved.`,
} as const;

/** What becomes of things whose choice is gone; each pair is a choice and the one that takes its place. */
export const leftChoiceWords = {
  renamed: (things: string, pairs: readonly (readonly [string, string])[]) => {
    const [first, ...rest] = pairs.map(([before, now]) => `“${before}” are now “${now}”`);
    return ` ${joinWords([`${things} that were ${first}`, ...rest.map((one) => `those that were ${one}`)])}.`;
  },
  kept: (renamed: boolean) => (renamed ? ' Other existing values don’t change.' : valuesStay),
} as const;

export const numberWords = {
  percentage: (name: string, things: string) =>
    `${fieldOf(name, things)} is a percentage, which always goes from 0 to 100. I haven’t changed anything.`,
  limits: (name: string, things: string, range: string) =>
    `For ${things}, the ${name} must now be ${range}.${valuesStay}`,
  between: (least: number, most: number) => `between ${least} and ${most}`,
  least: (least: number) => `${least} or more`,
  most: (most: number) => `${most} or less`,
  of: fieldOf,
  duration: (of: string) => `${of} is already a duration in hours and minutes. I haven’t changed anything.`,
  isNumber: (of: string, unit: string) => `${of} is now a number in ${unit}.${valuesStay}`,
  unit: (of: string, unit: string) => `${of} is now in ${unit}. I haven’t converted the numbers.`,
} as const;

export const choiceWords = {
  offers: nowOffers,
  dropdown: nowDropdown,
  notAChoice: (name: string, things: string, example: string) =>
    `${fieldOf(name, things)} isn’t a dropdown yet. Try “${example}”.`,
  already: (name: string, choices: string, areChoices: string) =>
    `${choices} ${areChoices} for ${field(name)}.`,
  isChoice: 'is already a choice',
  areChoices: 'are already choices',
  added: (choices: string, name: string, things: string) =>
    `I added ${choices} to the ${choicesOf(name)} for ${things}.`,
  renamed: ({ before, name, now, things }: { before: string; name: string; now: string; things: string }) =>
    `I renamed the ${name} “${before}” to “${now}”. Existing ${things} show the new name.`,
  lastChoice: (name: string) =>
    `${capitalise(field(name))} needs at least one choice, so I left it as it is.`,
  removed: (choices: string, name: string, things: string) =>
    `I removed ${choices} from the ${choicesOf(name)} for ${things}.${valuesStay}`,
  noChoice: ({ example, ...told }: NotAChoice & { example: string }) =>
    `${notAChoice(told)} Add it first: “${example}”. I haven’t changed anything.`,
  hasBadges: (name: string, things: string, example: string) =>
    `For ${things}, each ${name} already has a badge in its own colour. To choose a colour yourself, try “make ${example} green”. I haven’t changed anything.`,
  coloursNeedChoices: (name: string, things: string) =>
    `I can only colour the choices of a dropdown, and ${field(name)} for ${things} isn’t one. Try “make ${name} a dropdown with small, medium and large”. Each choice then gets a colour. I haven’t changed anything.`,
} as const;

export const typeWords = {
  of: fieldOf,
  whichChoices: (name: string) =>
    `Which choices should ${field(name)} have? Try “make ${name} a dropdown with small, medium and large”.`,
  offers: nowOffers,
  dropdown: nowDropdown,
  retyped: (of: string, type: string) => `${of} is now ${type}.${valuesStay}`,
  alreadySeveral: (things: string, names: string) => `${things} can already have several ${names}.`,
  several: (things: string, names: string) => `${things} can now have several ${names}.${valuesStay}`,
} as const;
