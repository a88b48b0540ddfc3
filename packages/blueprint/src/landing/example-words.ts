import type { Blueprint } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { sectionsOf } from '../emit/landing-sections.ts';
import { partWords } from '../texts/site-parts.ts';
import { partNames } from './examples.ts';
import type { SectionKind } from './section.ts';

/** How own words are given for the first of the parts for which that is known. */
export function ownWordsFor(shown: readonly { kind: SectionKind }[]): string {
  const sample = shown.flatMap(({ kind }) => partWords.sampleOf(kind) ?? [])[0];
  return sample === undefined ? '' : partWords.own(sample);
}

/** Says which parts of a page for visitors carry examples, since nobody gave their words. */
export function exampleWords(blueprint: Blueprint): string[] {
  const page = blueprint.pages.find(({ archetype }) => archetype === 'landing');
  const shown = page ? sectionsOf(blueprint, page).filter(({ isExample }) => isExample) : [];
  const names = [...new Set(shown.map(({ kind }) => partNames[kind]))];
  return page === undefined || names.length === 0
    ? []
    : [partWords.onlyExamples(joinWords(names), page.label, ownWordsFor(shown))];
}
