import { joinWords } from '@sayso/core/join-words';
import { agree } from './grammar.ts';

type NotAChoice = { text: string; name: string; things: string; choices: string };

/** "status choices"; "meal choices" of a field that is called "meal choice". */
const choicesOf = (name: string): string =>
  `${name.replace(/(?:^| )(?:choice|option)s?$/i, '')} choices`.trim();

/** With the word "field", so that what follows is singular whatever the field is called. */
const fieldOf = (name: string, things: string): string => `The ${name} field for ${things}`;

const are = (name: string): string => agree(name, 'is', 'are');

const nowOffers = (name: string, things: string, choices: string): string =>
  `The ${choicesOf(name)} for ${things} are now ${choices}.`;

export const fieldWords = {
  whatName: (things: string) =>
    `What should the field be called? Try “add a field called Colour to ${things}”.`,
  alreadyHave: (things: string, names: string) => `${things} already have ${names}.`,
  alreadyShown: (place: string, things: string, names: string) =>
    `The ${things} ${place} already shows ${names}.`,
  alreadyHidden: (place: string, things: string, names: string) =>
    `The ${things} ${place} already hides ${names}.`,
  shown: (place: string, things: string, names: string) => `The ${things} ${place} now shows ${names}.`,
  hidden: (place: string, things: string, names: string) =>
    `The ${things} ${place} no longer shows ${names}. The data is still there.`,
  contradiction: (name: string, before: string) =>
    `You asked for ${name} to be both required and optional, so I left it ${before}. Which would you like?`,
  required: (name: string, things: string, rule: string) => `${name} ${are(name)} now ${rule} for ${things}.`,
  unique: (things: string, name: string) => `Two ${things} can no longer have the same ${name}.`,
  notUnique: (things: string, name: string) => `Several ${things} can now have the same ${name}.`,
  startsEmpty: (things: string, name: string) => `New ${things} now start with ${name} empty.`,
  notAChoice: ({ text, name, things, choices }: NotAChoice) =>
    `“${text}” isn’t one of the ${choicesOf(name)} for ${things}. They are ${choices}.`,
  notAValue: (text: string, name: string, things: string) =>
    `“${text}” doesn’t work for ${name}, so I haven’t changed what new ${things} start with.`,
  startsWith: (things: string, name: string, value: string) =>
    `New ${things} now start with ${name} “${value}”.`,
  startsMarked: (things: string, how: string) => `New ${things} now start ${how}.`,
  help: (text: string, name: string) => `The form now says “${text}” below ${name}.`,
  noThing: (name: string, things: string) =>
    `I couldn’t find ${name} in your app. It has ${things}. I haven’t changed anything.`,
  unclear: (text: string) => `I couldn’t tell which field you mean by “${text}”, so I left it out.`,
  added: (names: string, things: string) => `I added ${names} to ${things}.`,
  offers: nowOffers,
  isRequired: (name: string) => `${name} ${are(name)} required.`,
  adminsOnly: (name: string) => `Only admins can see ${name}.`,
  lastField: (things: string, name: string) => `${things} need at least one field, so I kept ${name}.`,
  released: ({ names, were, them }: { names: string; were: string; them: string }) =>
    ` ${names} ${were} calculated from it, so people now fill ${them} in themselves.`,
  removed: (name: string, things: string, after: string) => `I removed ${name} from ${things}.${after}`,
  renamed: (before: string, things: string, now: string) =>
    `I renamed ${before} to ${now} for ${things}. The data is still there.`,
} as const;

export const formulaWords = {
  has: (things: string, names: string) => `. Your ${things} have ${names}`,
  lacking: ({ names, asFields, has }: { names: string; asFields: string; has: string }) =>
    `To work this out, I need ${names} as ${asFields} in the same list${has}. I haven’t changed anything.`,
  numberField: 'a number field',
  numberFields: 'number fields',
  already: (name: string, things: string) =>
    `${name} ${are(name)} already calculated automatically for ${things}.`,
  tellMe: (name: string) =>
    `Tell me how to work out ${name}. Try “add ${name}, price times quantity”. I haven’t changed anything.`,
  itself: (name: string) => `I can’t work out ${name} from itself. I haven’t changed anything.`,
  now: (name: string, things: string) => `${name} ${are(name)} now calculated automatically for ${things}`,
  added: (name: string, things: string) => `I added ${name} to ${things}, calculated automatically`,
  rule: (what: string, rule: string, things: string) =>
    `${what}: ${rule}. Existing ${things} get a value the next time they’re saved.`,
} as const;

/** What becomes of things whose choice is gone; each pair is a choice and the one that takes its place. */
export const leftChoiceWords = {
  renamed: (things: string, pairs: readonly (readonly [string, string])[]) => {
    const [first, ...rest] = pairs.map(([before, now]) => `“${before}” are now “${now}”`);
    return ` ${joinWords([`${things} that were ${first}`, ...rest.map((one) => `those that were ${one}`)])}.`;
  },
  kept: (things: string, choices: string) =>
    ` ${things} with ${choices} stay as they are until somebody changes them.`,
} as const;

export const numberWords = {
  percentage: (of: string) =>
    `${of} is a percentage, which always goes from 0 to 100. I haven’t changed anything.`,
  limits: (of: string, range: string) => `${of} must now be ${range}. Existing values stay as they are.`,
  between: (least: number, most: number) => `from ${least} to ${most}`,
  least: (least: number) => `${least} or more`,
  most: (most: number) => `${most} or less`,
  of: fieldOf,
  duration: (of: string) => `${of} is already a duration in hours and minutes. I haven’t changed anything.`,
  isNumber: (of: string, unit: string) =>
    `${of} is now a number in ${unit}. Existing values stay as they are until somebody changes them.`,
  unit: (of: string, unit: string) => `${of} is now in ${unit}. I haven’t converted the numbers.`,
} as const;

export const choiceWords = {
  offers: nowOffers,
  notAChoice: (name: string, things: string, example: string) =>
    `${fieldOf(name, things)} isn’t a choice yet. Try “${example}”.`,
  already: (name: string, choices: string, areChoices: string) => `${choices} ${areChoices} for ${name}.`,
  isChoice: 'is already a choice',
  areChoices: 'are already choices',
  added: (choices: string, name: string, things: string) =>
    `I added ${choices} to the ${choicesOf(name)} for ${things}.`,
  renamed: ({ before, name, now, things }: { before: string; name: string; now: string; things: string }) =>
    `I renamed the ${name} “${before}” to “${now}”. Existing ${things} show the new name.`,
  lastChoice: (name: string) => `The ${name} field needs at least one choice, so I left it as it is.`,
  removed: ({ choices, name, things, it }: { choices: string; name: string; things: string; it: string }) =>
    `I removed ${choices} from the ${choicesOf(name)} for ${things}. Existing ${things} with ${it} stay as they are until somebody changes them.`,
  it: 'it',
  oneOfThem: 'one of them',
  typedStays: ' What people typed in before stays until somebody changes it.',
  noChoice: ({ example, ...told }: NotAChoice & { example: string }) =>
    `${fieldWords.notAChoice(told)} Add it first: “${example}”. I haven’t changed anything.`,
  hasBadges: (name: string, things: string, example: string) =>
    `For ${things}, each ${name} already has a badge in its own colour. To choose a colour yourself, try “make ${example} green”. I haven’t changed anything.`,
  coloursNeedChoices: (name: string, things: string) =>
    `I can only colour choices, and the ${name} field for ${things} isn’t one. Say “make ${name} a dropdown with ...” and what to choose from, and each choice gets a colour. I haven’t changed anything.`,
} as const;

export const typeWords = {
  of: fieldOf,
  whichChoices: (name: string) =>
    `What should people choose from? Try “make ${name} a dropdown with small, medium and large”.`,
  offers: nowOffers,
  retyped: (of: string, type: string) =>
    `${of} is now ${type}. Existing values stay as they are until somebody changes them.`,
  alreadySeveral: (things: string, names: string) => `${things} can already have several ${names}.`,
  several: (things: string, names: string) =>
    `${things} can now have several ${names}. Existing values stay as they are until somebody changes them.`,
} as const;
