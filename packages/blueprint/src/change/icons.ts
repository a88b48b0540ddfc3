import type { BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
import { iconNamed } from '../lexicon/icon-words.ts';
import { readNoun } from '../read/things/nouns.ts';
import { lower, shortened } from '../texts/grammar.ts';
import { iconWords } from '../texts/look.ts';
import { type Change, contextEntity, contextPage, findNamed, findPage, type Intent } from './context.ts';

const sign = '(?:icon|symbol|emoji|pictogram)';
const shapes: readonly (readonly [RegExp, owner: number, picture: number])[] = [
  [
    new RegExp(
      `^(?:change|set|make|switch|replace|turn) (?:the )?${sign} (?:of|for|on|in front of|next to|beside) (?:the )?(.+?) (?:to|into|with|as|by|be) (.+)$`,
      'i',
    ),
    1,
    2,
  ],
  [
    new RegExp(
      `^(?:change|set|make|switch|replace|turn) (?:the |my |our )?(.+?)(?:'s|s')? ${sign} (?:to|into|with|as|by|be|an?) (.+)$`,
      'i',
    ),
    1,
    2,
  ],
  [
    new RegExp(
      `^(?:change|set|make|switch|replace|turn) (?:the )?${sign} (?:to|into|with|as|by|be) (.+)$`,
      'i',
    ),
    0,
    1,
  ],
  [
    new RegExp(
      `^(?:use|add|put|show|set|have|i want|i'd like) (?:an? |the )?(.+?) (?:as (?:the )?)?${sign} (?:for|of|on|to|in front of|next to|beside) (?:the )?(.+)$`,
      'i',
    ),
    2,
    1,
  ],
  [
    new RegExp(
      `^(?:use|take|show|set|put) (?:an? |the )?(.+?) (?:as|for) (?:the |an? )?(?:(.+?) )?${sign}$`,
      'i',
    ),
    2,
    1,
  ],
  [new RegExp(`^(?:give) (?:the )?(.+?) (?:an? )(.+?) ${sign}$`, 'i'), 1, 2],
  [new RegExp(`^(?:the )?(.+?) (?:should|must) (?:have|get|show|use) (?:an? )(.+?) ${sign}$`, 'i'), 1, 2],
  [new RegExp(`^(?:the )?${sign} (?:of|for) (?:the )?(.+?) (?:should|must|could) be (.+)$`, 'i'), 1, 2],
];
const unnamed = new RegExp(
  `^(?:change|set|add|replace|give|use|pick|choose)\\b.*\\b(?:another|different|better|nicer|new|an?|the|other)?\\s*${sign}s?\\b`,
  'i',
);
const examples = 'star, heart, rocket, house, car, calendar, book, leaf or trophy';

/** "Change the icon of tasks to a star", "use a rocket as the app icon" */
export const icons: Intent = (change, clause) => {
  if (/\b(?:field|column|choice|option)\b/i.test(clause)) return undefined;
  for (const [shape, owner, picture] of shapes) {
    const found = shape.exec(clause);
    if (!found) continue;
    const words = found[picture] ?? '';
    const icon = iconNamed(words) ?? readNoun(words)?.concept?.icon;
    const whose = ownerOf(change, owner === 0 ? '' : (found[owner] ?? ''));
    if (!whose) continue;
    if (!icon) return iconWords.noIcon(pictured(words), examples);
    return give(change, whose, { icon, picture: pictured(words) });
  }
  return unnamed.test(clause) && !/\bpage of\b/i.test(clause)
    ? iconWords.whose(lower(contextEntity(change)?.labelPlural ?? 'the app'), examples)
    : undefined;
};

type Owner = { app: true } | { entity: BlueprintEntity } | { page: BlueprintPage };

function ownerOf(change: Change, words: string): Owner | undefined {
  const plain = words.replace(/\s+(?:page|menu item|menu entry|menu|tab)$/i, '').trim();
  if (/^(?:|app|application|the app|site|website|main|logo|home ?screen|brand|browser tab)$/i.test(plain)) {
    const here = plain === '' ? contextPage(change) : undefined;
    return here && change.last?.page ? { page: here } : { app: true };
  }
  if (/^(?:it|its|this|this page|that)$/i.test(plain)) {
    const page = contextPage(change);
    return page && { page };
  }
  const entity = findNamed(change.blueprint, plain);
  if (entity) return { entity };
  const page = findPage(change.blueprint, plain);
  return page && { page };
}

/** The picture in the person's own word. */
const pictured = (words: string): string =>
  shortened(words.replace(/^(?:an?|the|some)\s+/i, '').toLowerCase(), 40);

type Given = { icon: string; picture: string };

function give(change: Change, whose: Owner, { icon, picture }: Given): string {
  if ('app' in whose) {
    if (change.blueprint.app.icon === icon) return iconWords.already(picture);
    change.blueprint.app.icon = icon;
    return iconWords.appIcon(picture);
  }
  if ('page' in whose) {
    whose.page.icon = icon;
    change.last = { page: whose.page };
    return iconWords.pageIcon(whose.page.label, picture);
  }
  const { entity } = whose;
  const before = entity.icon;
  entity.icon = icon;
  for (const page of change.blueprint.pages)
    if (page.entity === entity.id && (page.icon === before || page.archetype === 'list')) page.icon = icon;
  change.last = { entity };
  return iconWords.thingIcon(lower(entity.labelPlural), picture);
}
