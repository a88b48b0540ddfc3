import { formatWords } from '../texts/look.ts';
import type { Intent } from './context.ts';

/** A locale says both, how dates are written and how times are. */
const told = { 'en-GB': formatWords.dayFirst, 'en-US': formatWords.monthFirst } as const;

/** How dates are written, each as a locale that speaks English; no such locale begins with the year. */
const ways: readonly (readonly [RegExp, keyof typeof told | undefined])[] = [
  [/\bdd?[/.-]mm?[/.-]yy|\bday[- ,./]+month|\b(?:european|british|uk|australian)\b|\bday first\b/i, 'en-GB'],
  [/\bmm?[/.-]dd?[/.-]yy|\bmonth[- ,./]+day|\b(?:american|us|usa)\b|\bmonth first\b/i, 'en-US'],
  [/\byyyy[/.-]mm?[/.-]dd?|\biso\b|\byear first\b|\byear[- ,./]+month/i, undefined],
];
const clock: readonly (readonly [RegExp, keyof typeof told])[] = [
  [/\b24[- ]?(?:hours?|h)\b|\bmilitary\b/i, 'en-GB'],
  [/\b12[- ]?(?:hours?|h)\b|\bam\s*(?:\/|and|or)\s*pm\b/i, 'en-US'],
];

/** "Dates should be DD/MM/YYYY", "use a 24-hour clock". */
export const formats: Intent = ({ blueprint }, clause) => {
  if (/^(?:add|remove|rename|sort|filter|group)\b|\bfield\b/i.test(clause)) return undefined;
  const isDate = /\bdates?\b|\bdd?[/.-]mm?\b|\bmm?[/.-]dd?\b|\byyyy\b/i.test(clause);
  const isTime = /\b(?:times?|clock|hours?)\b|\b(?:24|12)\s?h\b/i.test(clause);
  const found =
    (isDate ? ways.find(([shape]) => shape.test(clause)) : undefined) ??
    (isTime && /\b(?:clock|format|use|show|display|should|in)\b/i.test(clause)
      ? clock.find(([shape]) => shape.test(clause))
      : undefined);
  if (!found) return undefined;
  const [, locale] = found;
  if (locale === undefined) return formatWords.noYearFirst;
  blueprint.app.locale = locale;
  return told[locale];
};
