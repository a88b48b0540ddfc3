export const toolPageWords = {
  bothWays: 'It converts both ways: type on either side, or swap the units with the button between them.',
  offers: (units: string) => `The converter now offers ${units} too.`,
  alreadyOffers: (units: string) =>
    `The converter already offers ${units}. You can choose the units in its lists.`,
  noResult: (name: string, page: string, results: string) =>
    `There’s no result called “${name}”. The page ${page} shows ${results}. I haven’t changed anything.`,
  input: (page: string, name: string, result: string) =>
    `The page ${page} now asks for ${name} and adds it to ${result}.`,
  alreadyShows: (page: string, name: string) => `The page ${page} already shows ${name}.`,
  shows: (page: string, name: string) => `The page ${page} now shows ${name}.`,
  showsWorkedOut: (page: string, name: string, formula: string) =>
    `The page ${page} now shows ${name}, worked out as ${formula}.`,
  seconds: (page: string, seconds: number) =>
    `The page ${page} now gives ${seconds} seconds for each question, with a countdown. To limit the whole quiz instead, say “give them 10 minutes”.`,
  time: (page: string, time: string, what: string) =>
    `The page ${page} now gives ${time} ${what}, with a countdown.`,
} as const;
