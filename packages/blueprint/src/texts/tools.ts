import { joinWords } from '@sayso/core/join-words';
import { capitalise, inQuotes, isPlural } from '../words.ts';
import { agree, thePage } from './grammar.ts';

export const toolPageWords = {
  bothWays:
    'The converter works both ways: type on either side, or swap the units with the button between them.',
  offers: (units: string) => `You can now convert ${units} too.`,
  alreadyOffers: (units: string) =>
    `You can already convert ${units}. Choose the units from the converter’s lists.`,
  noResult: (name: string, page: string, results: readonly string[]) =>
    `There’s no result called “${name}” on ${thePage(page)}. ${agree(results, 'The only one is', 'Its results are')} ${joinWords(results.map(inQuotes))}. I haven’t changed anything.`,
  input: (page: string, name: string, result: string) =>
    `${capitalise(thePage(page))} now asks for ${name} and adds ${isPlural(name) ? 'them' : 'it'} to the ${result}.`,
  alreadyShows: (page: string, name: string) => `${capitalise(thePage(page))} already shows the ${name}.`,
  shows: (page: string, name: string) => `${capitalise(thePage(page))} now shows the ${name}.`,
  showsWorkedOut: (page: string, name: string, formula: string) =>
    `${capitalise(thePage(page))} now shows the ${name}, calculated as ${formula}.`,
  seconds: (page: string, seconds: number) =>
    `${capitalise(thePage(page))} now allows ${seconds} seconds for each question, with a countdown. To limit the whole quiz instead, say “give them 10 minutes”.`,
  time: (page: string, time: string, what: string) =>
    `${capitalise(thePage(page))} now allows ${time} ${what}, with a countdown.`,
  minutes: (count: number) => `${count} ${agree(count, 'minute', 'minutes')}`,
  inSeconds: (count: number) => `${count} ${agree(count, 'second', 'seconds')}`,
} as const;
