import type { Check } from '../descriptions.ts';
import { Fails } from '../fails.ts';
import type { Place } from '../place.ts';
import { only, own, privately, publicly } from './access.ts';
import { book } from './booking.ts';
import { chat, thread, vote } from './community.ts';
import { computed } from './computed.ts';
import { nav, none, said, sections, settings, text } from './content.ts';
import { chart, stat } from './figures.ts';
import { choices, form, input, link } from './forms.ts';
import { game } from './game.ts';
import type { Judge } from './judge.ts';
import { leaderboard, quiz, results, survey } from './learning.ts';
import { look } from './look.ts';
import { create, edit, filter, list, related, remove, search } from './records.ts';
import { smart } from './smart.ts';
import { calculate, convert, timer } from './tools.ts';
import { cart, checkout } from './trade.ts';
import { board, calendar, directory, drag, files, gallery, map, timeline } from './views.ts';

/** One judge a key of the vocabulary (README.md). */
const judges: Readonly<Record<string, Judge>> = {
  board,
  book,
  calculate,
  calendar,
  cart,
  chart,
  chat,
  checkout,
  choices,
  computed,
  convert,
  create,
  delete: remove,
  directory,
  drag,
  edit,
  files,
  filter,
  form,
  gallery,
  game,
  input,
  leaderboard,
  link,
  list,
  look,
  map,
  nav,
  none,
  only,
  own,
  private: privately,
  public: publicly,
  quiz,
  related,
  results,
  said,
  search,
  sections,
  settings,
  smart,
  stat,
  survey,
  text,
  thread,
  timeline,
  timer,
  vote,
};

/** Which judge a check is for: the first of its keys that names one. */
export const keyOf = (check: Check): string =>
  Object.keys(check).find((key) => Object.hasOwn(judges, key)) ?? Object.keys(check)[0] ?? '';

export function see(place: Place, check: Check): Promise<string> {
  const found = judges[keyOf(check)];
  if (!found) throw new Fails('unknown check', `nothing judges ${Object.keys(check).join(', ')}`);
  return found(place, check);
}
