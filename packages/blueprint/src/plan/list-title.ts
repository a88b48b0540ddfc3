import type { Block, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { titleWords } from '../texts/titles.ts';

const talk =
  /\b(?:which|that|who|what|when|where|how|must|should|is|are|was|were|has|have|i|we|he|she|they|it|us|me|you|those|these|to|go|goes|come|comes|of)\b/i;
/** "Members whose plan ends soon" says in few words what is listed, and of what the day is. */
const ofPart =
  /^[\p{L}-]+ whose (?:[\p{L}-]+ ){1,3}(?:ends?|expires?|finish(?:es)?|lapses?|runs? out) soon$/iu;

type Told = { own: string; field?: BlueprintField };

/** The person's own name of a list where it is one, else a plain name. */
export function listTitle(list: NonNullable<Block['list']>, entity: BlueprintEntity, told: Told): string {
  const { own, field } = told;
  if (own.split(' ').length <= 4 && own.includes(' ') && !talk.test(own)) return own;
  if (list === 'ends-soon' && ofPart.test(own)) return own;
  const things = entity.labelPlural;
  const lower = things.toLowerCase();
  const titles: Partial<Record<typeof list, string>> = {
    overdue: `Overdue ${lower}`,
    today: `${things} today`,
    'ends-soon': endingSoon(things, field),
    'low-stock': titleWords.lowStock,
    upcoming: `Upcoming ${lower}`,
    recent: `Latest ${lower}`,
    top: `Top ${lower}`,
    open: `Open ${lower}`,
  };
  return titles[list] ?? own;
}

/** What ends of a thing that stays itself: the plan of a member, the probation of an apprentice. */
function endingSoon(things: string, field: BlueprintField | undefined): string {
  const name = field?.label.toLowerCase().replace(/ (?:date|day|on)$/, '') ?? '';
  const part = /^(.+) (?:ends?|until|finish|expiry|expires|expiration|renewal)$/.exec(name)?.[1];
  if (part !== undefined) return titleWords.partEnds(things, part);
  if (/^(?:expir\w+|best before)$/.test(name)) return titleWords.expiring(things);
  return /\b(?:due|deadline)\b/.test(name) ? titleWords.due(things) : titleWords.ending(things);
}
