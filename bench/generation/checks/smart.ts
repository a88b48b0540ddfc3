import { day, eventually } from '@sayso/e2e/acceptance/claims';
import { z } from 'zod';
import { Fails, few } from '../fails.ts';
import type { Place } from '../place.ts';
import { optionsOf, type Thing } from '../resolve.ts';
import type { Sketch } from '../sketch.ts';
import { risesByVotes, votingPages } from './community.ts';
import { judge } from './judge.ts';

type Kind = 'overdue' | 'upcoming' | 'today' | 'ending' | 'low-stock' | 'top' | 'recent' | 'open';

/** How such lists are headed. */
const heads: Readonly<Record<Kind, RegExp>> = {
  overdue: /overdue|past due|\blate\b|missed/i,
  upcoming: /upcoming|\bnext\b|coming|ahead|scheduled|planned/i,
  today: /today|\btonight/i,
  ending: /end(?:s|ing)? soon|\bending|expir|runs? out|renew|due soon|plan ends/i,
  'low-stock': /\blow\b|running out|reorder|restock|short|\bbelow \d|fewer than|\bunder \d/i,
  top: /\btop\b|best|most|highest|leading|leader|popular/i,
  recent: /recent|latest|newest|\bnew\b|last/i,
  open: /\bopen\b|active|pending|outstanding|unpaid|to ?do|waiting|not (?:done|yet|returned|paid)|unresolved|current/i,
};

/** Two records made for it: the list must show the one and not the other. */
const scenes: Readonly<Record<Kind, readonly [in_: Scene, out: Scene]>> = {
  overdue: [{ day: -400 }, { day: 40 }],
  upcoming: [{ day: 1 }, { day: -40 }],
  today: [{ day: 0 }, { day: 40 }],
  ending: [{ day: 1 }, { day: 300 }],
  'low-stock': [
    { number: 0, day: 1 },
    { number: 9000, day: 1 },
  ],
  top: [
    { number: 90_000, day: 0 },
    { number: -1, day: 0 },
  ],
  recent: [{ day: 0 }, { day: -900 }],
  open: [{ day: 1 }, { day: 1, isDone: true }],
};
type Scene = { day?: number; number?: number; isDone?: boolean };

export const smart = judge(z.object({ smart: z.string(), of: z.string() }), async (place, check) => {
  const thing = place.names.thing(check.of);
  const kind = check.smart as Kind;
  const head = heads[kind];
  if (!head) throw new Fails('unknown check', `no such list: ${check.smart}`);
  const voting = kind === 'top' ? votingPages(place) : [];
  if (voting[0]) return risesByVotes(place, thing, voting[0]);
  const rank = ({ label, title }: Sketch) => (head.test(label) || head.test(title) ? 0 : 1);
  const places = place.pages
    .filter((page) => holds(page, head))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, 3);
  if (places.length === 0)
    throw new Fails(
      'page missing',
      `nothing is headed ${kind} (${few([...new Set(place.pages.flatMap(({ headings, label }) => [label, ...headings]))].filter(Boolean), 16)})`,
    );
  const [fits, other] = [place.mark(), place.mark()];
  const [wanted, unwanted] = scenes[kind];
  await place.records.titled(thing, other, valuesFor(thing, unwanted));
  await place.records.titled(thing, fits, valuesFor(thing, wanted));
  const seen: string[] = [];
  for (const page of places) {
    await place.go(page);
    const found = await eventually(
      () => listHeaded(place, head, [fits, other]),
      ({ isRight }) => isRight,
      'not so',
    ).catch(async () => listHeaded(place, head, [fits, other]));
    if (found.isRight)
      return `"${found.head}" on ${page.label || page.title} lists a ${thing.noun} that is ${kind} and not one that is none`;
    seen.push(`"${found.head || page.label}" ${found.shows}`);
  }
  throw new Fails('otherwise than said', few(seen, 4));
});

const holds = ({ label, title, headings, tabs, buttons, text }: Sketch, head: RegExp): boolean =>
  [label, title, ...headings, ...tabs, ...buttons].some((one) => head.test(one)) ||
  (/dashboard|overview|today/i.test(title) && head.test(text));

function valuesFor(thing: Thing, { day: offset, number, isDone = false }: Scene): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const attribute of thing.attributes) {
    const { key, kind, property } = attribute;
    const isLimit = /\bmin|reorder|threshold|level|alert/i.test(property.title ?? key);
    if (offset !== undefined && kind === 'date') values[key] = day(offset);
    if (offset !== undefined && kind === 'datetime')
      values[key] = new Date(`${day(offset)}T12:00`).toISOString();
    if (number !== undefined && (kind === 'number' || kind === 'money' || kind === 'rating'))
      values[key] = isLimit
        ? 5
        : Math.max(property.minimum ?? 0, Math.min(property.maximum ?? number, number));
    if (kind === 'boolean') values[key] = isDone;
    const options = optionsOf(attribute);
    if (kind === 'enum' && key === stateKey(thing))
      values[key] = (isDone ? options.at(-1) : options[0])?.value;
  }
  return values;
}

/** The choice that a record goes through, if any. */
const stateKey = ({ attributes }: Thing): string | undefined =>
  (
    attributes.find(({ kind, label }) => kind === 'enum' && /status|state|stage|progress/i.test(label)) ??
    attributes.find(({ kind }) => kind === 'enum')
  )?.key;

type Found = { isRight: boolean; head: string; shows: string };

/** Reads the card under such a heading, the line of such a label, or the whole page that is called so. */
async function listHeaded(
  place: Place,
  head: RegExp,
  [fits = '', other = '']: readonly string[],
): Promise<Found> {
  const tab = place.main.locator('[role=tab], button[aria-pressed]').filter({ hasText: head }).first();
  if ((await tab.count()) > 0) await tab.click();
  const cards = await place.page.evaluate(() => {
    const clean = (element: Element | null) =>
      (element instanceof HTMLElement ? element.innerText : '').replace(/\s+/g, ' ');
    const headed = [...document.querySelectorAll('main h2, main h3')].map((one) => ({
      head: clean(one),
      text: clean(one.closest('[data-slot=card], section')),
    }));
    const lines = [...document.querySelectorAll('main li')].map((one) => ({
      head: clean(one),
      text: clean(one),
    }));
    const title = document.querySelector('main h1');
    return [...headed, ...lines, { head: clean(title), text: clean(document.querySelector('main')) }];
  });
  const named = cards.filter((card) => head.test(card.head));
  const right = named.find(({ text }) => text.includes(fits) && !text.includes(other));
  if (right) return { isRight: true, head: right.head.slice(0, 60), shows: '' };
  const [first] = named;
  const shows = named.some(({ text }) => text.includes(other))
    ? 'shows what is none of it, too'
    : 'does not show what belongs there';
  return { isRight: false, head: first?.head.slice(0, 60) ?? '', shows };
}
