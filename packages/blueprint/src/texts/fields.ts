export const fieldWords = {
  whatName: (things: string) =>
    `What should the field be called? Try “add a field called Colour to ${things}”.`,
  alreadyHave: (things: string, names: string) => `${things} already have ${names}.`,
  alreadyShown: (place: string, things: string, names: string) =>
    `The ${place} of ${things} already shows ${names}.`,
  alreadyHidden: (place: string, things: string, names: string) =>
    `The ${place} of ${things} already hides ${names}.`,
  shown: (place: string, things: string, names: string) => `The ${place} of ${things} now shows ${names}.`,
  hidden: (place: string, things: string, names: string) =>
    `The ${place} of ${things} no longer shows ${names}. The data is still there.`,
  contradiction: (name: string, before: string) =>
    `You asked for ${name} to be both required and optional, so I left it ${before}. Which would you like?`,
  required: (name: string, things: string, rule: string) => `${name} of ${things} is now ${rule}.`,
  unique: (things: string, name: string) => `Two ${things} can no longer have the same ${name}.`,
  notUnique: (things: string, name: string) => `Several ${things} can now have the same ${name}.`,
  of: (name: string, things: string) => `${name} of ${things}`,
  startsEmpty: (things: string, name: string) => `New ${things} now start without ${name}.`,
  notAChoice: (text: string, of: string, choices: string) =>
    `“${text}” isn’t one of the choices for ${of}. The choices are ${choices}.`,
  startsWithChoice: (things: string, name: string, value: string) =>
    `New ${things} now start with ${name} “${value}”.`,
  notAValue: (text: string, of: string) => `“${text}” doesn’t work as a value for ${of}, so it starts empty.`,
  startsWith: (things: string, name: string, value: string) =>
    `New ${things} now start with ${name} ${value}.`,
  help: (text: string, name: string) => `The form now says “${text}” below ${name}.`,
  noThing: (name: string, things: string) =>
    `I couldn’t find ${name} in your app. It has ${things}. I haven’t changed anything.`,
  unclear: (text: string) => `I couldn’t tell which field you mean by “${text}”, so I left it out.`,
  added: (names: string, things: string) => `I added ${names} to ${things}.`,
  offers: (name: string, things: string, choices: string) => `${name} of ${things} now offers ${choices}.`,
  isRequired: (name: string) => `${name} is required.`,
  adminsOnly: (name: string) => `Only admins can see ${name}.`,
  lastField: (things: string, name: string) => `${things} need at least one field, so I kept ${name}.`,
  released: (names: string, verb: string) =>
    ` ${names} ${verb} calculated from it, so people now fill that in themselves.`,
  removed: (name: string, things: string, after: string) => `I removed ${name} from ${things}.${after}`,
  renamed: (before: string, things: string, now: string) =>
    `I renamed ${before} of ${things} to ${now}. Its data is still there.`,
} as const;

export const formulaWords = {
  has: (things: string, names: string) => `. Your ${things} have ${names}`,
  lacking: (names: string, has: string) =>
    `To work this out, I need ${names} as number fields in the same list${has}. I haven’t changed anything.`,
  already: (name: string, things: string) => `${name} of ${things} is already calculated automatically.`,
  tellMe: (name: string) =>
    `Tell me how to work out ${name}. Try “add ${name}, price times quantity”. I haven’t changed anything.`,
  itself: (name: string) => `I can’t work out ${name} from itself. I haven’t changed anything.`,
  now: (name: string, things: string) => `${name} of ${things} is now calculated automatically`,
  added: (name: string, things: string) => `I added ${name} to ${things}. It’s calculated automatically`,
  rule: (what: string, rule: string) =>
    `${what}: ${rule}. Existing records get it the next time they’re saved.`,
} as const;

export const leftChoiceWords = {
  renamed: (before: string, now: string) => `“${before}” now have “${now}”`,
  renamedTo: (changes: string) => ` Records with ${changes}.`,
  kept: (choices: string) => ` Records with ${choices} stay as they are until somebody changes them.`,
} as const;

export const numberWords = {
  percentage: (name: string, things: string) =>
    `${name} of ${things} is a percentage, so it always goes from 0 to 100. I haven’t changed anything.`,
  limits: ({ name, things, from, to }: { name: string; things: string; from: string; to: string }) =>
    `${name} of ${things} now takes numbers${from}${to}. Existing values stay as they are.`,
  of: (name: string, things: string) => `${name} of ${things}`,
  duration: (of: string) =>
    `${of} is already a length of time, in hours and minutes. I haven’t changed anything.`,
  isNumber: (of: string, unit: string) =>
    `${of} is now a number in ${unit}. Existing values stay as they are until somebody changes them.`,
  unit: (of: string, unit: string) => `${of} is now in ${unit}. I haven’t converted the numbers.`,
} as const;

export const choiceWords = {
  offers: (name: string, things: string, choices: string) => `${name} of ${things} now offers ${choices}.`,
  notAChoice: (name: string, things: string, example: string) =>
    `${name} of ${things} isn’t a choice yet. Try “${example}”.`,
  already: (name: string, choices: string) => `${name} already offers ${choices}.`,
  added: (choices: string, name: string, things: string) => `I added ${choices} to ${name} of ${things}.`,
  renamed: (before: string, name: string, now: string) =>
    `“${before}” of ${name} is now called “${now}”. Existing records keep it under its new name.`,
  lastChoice: (name: string) => `${name} needs at least one choice, so I left it as it is.`,
  removed: (choices: string, name: string, things: string) =>
    `I removed ${choices} from ${name} of ${things}. Records that use it keep it until somebody changes them.`,
  typedStays: ' What people typed in before stays until somebody changes it.',
  noChoice: ({
    name,
    things,
    value,
    choices,
    example,
  }: {
    name: string;
    things: string;
    value: string;
    choices: string;
    example: string;
  }) =>
    `${name} of ${things} doesn’t have the choice “${value}”; it has ${choices}. Add it first: “${example}”. I haven’t changed anything.`,
  hasBadges: (name: string, things: string, example: string) =>
    `Each ${name} of ${things} already has a badge in its own colour. To choose one yourself, try “make ${example} green”. I haven’t changed anything.`,
  coloursNeedChoices: (name: string, things: string) =>
    `I can only colour choices, and ${name} of ${things} isn’t one. Say “make ${name} a dropdown with ...” and what to choose from; each choice gets a colour. I haven’t changed anything.`,
} as const;

export const typeWords = {
  of: (name: string, things: string) => `${name} of ${things}`,
  whichChoices: (name: string) =>
    `What should people choose from? Try “make ${name} a dropdown with small, medium and large”.`,
  offers: (of: string, choices: string) => `${of} now offers ${choices}.`,
  retyped: (of: string, type: string) =>
    `${of} is now ${type}. Existing values stay as they are until somebody changes them.`,
  alreadySeveral: (name: string, things: string) => `${name} of ${things} already takes several values.`,
  several: (name: string, things: string) =>
    `${name} of ${things} now takes several values. Existing ones stay as they are until somebody changes them.`,
} as const;
