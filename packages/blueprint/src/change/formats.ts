import { formatWords } from '../texts/look.ts';
import type { Intent } from './context.ts';

/** How dates are written, each as a locale that speaks English. */
const ways: readonly (readonly [RegExp, string, string])[] = [
  [
    /\bdd?[/.-]mm?[/.-]yy|\bday[- ,./]+month|\b(?:european|british|uk|australian)\b|\bday first\b/i,
    'en-GB',
    'with the day before the month',
  ],
  [
    /\bmm?[/.-]dd?[/.-]yy|\bmonth[- ,./]+day|\b(?:american|us|usa)\b|\bmonth first\b/i,
    'en-US',
    'with the month before the day',
  ],
  [/\byyyy[/.-]mm?[/.-]dd?|\biso\b|\byear first\b|\byear[- ,./]+month/i, 'en-CA', 'with the year first'],
];
const clock: readonly (readonly [RegExp, string, string])[] = [
  [/\b24[- ]?(?:hours?|h)\b|\bmilitary\b/i, 'en-GB', 'on a 24-hour clock'],
  [/\b12[- ]?(?:hours?|h)\b|\bam\s*(?:\/|and|or)\s*pm\b/i, 'en-US', 'with am and pm'],
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
  blueprint.app.locale = found[1];
  return formatWords.dates(found[2]);
};
