import type { Blueprint } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { accessWishes } from '../plan/access-wishes.ts';
import type { Reading } from '../read/reading.ts';
import { accessWords } from '../texts/access.ts';
import { beyondWords } from '../texts/beyond.ts';
import { withArticle } from '../texts/grammar.ts';
import { singular } from '../words.ts';
import { carriedOut } from './carried-out.ts';
import { things } from './idea.ts';

/** Parts of a request that no list of the answer shows: who sees what, and pages and people that are missing. */
export function confirmed({ text, without }: Reading, blueprint: Blueprint): string[] {
  const asked = without.reduce((rest, term) => rest.replace(term, ''), text.toLowerCase());
  return [
    ...adminsOnly(text, blueprint),
    ...missingPage(asked, blueprint),
    ...missingPeople(asked, blueprint),
  ];
}

function adminsOnly(text: string, blueprint: Blueprint): string[] {
  const hidden = accessWishes(blueprint, text).filter(
    ({ entity, ops, rule }) => rule === 'admin' && ops.includes('read') && entity.rules.read === 'admin',
  );
  const names = [...new Set(hidden.map(({ entity }) => things(entity)))];
  return names.length === 0 ? [] : [accessWords.seenBy('admin', joinWords(names))];
}

const textPage = /\b(about(?: us| me)?|faq|privacy|legal notice|imprint) page\b/;

function missingPage(asked: string, blueprint: Blueprint): string[] {
  const name = textPage.exec(asked)?.[1];
  const isThere = blueprint.pages.some(
    ({ archetype, label }) => archetype === 'landing' || /about|faq|privacy|legal|imprint/i.test(label),
  );
  const wish = `add ${withArticle(name ?? '')} page`;
  return name === undefined || isThere || !carriedOut(blueprint, wish)
    ? []
    : [beyondWords.noPage(withArticle(name), wish)];
}

const owners = /(?:^|[.!?]\s+)(clients|customers|patients|tenants|suppliers|guests|donors) have /;

function missingPeople(asked: string, blueprint: Blueprint): string[] {
  const name = owners.exec(asked)?.[1] ?? '';
  const one = singular(name);
  const isThere = blueprint.entities.some(
    ({ kind, fields }) => kind === 'person' || fields.some(({ label }) => label.toLowerCase().includes(one)),
  );
  const wish = `add ${name} with name and email`;
  return name === '' || isThere || !carriedOut(blueprint, wish) ? [] : [beyondWords.noPeople(name, wish)];
}
