import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';

const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const name = `(${names.join('|')})(?:[a-z]*day)?s?`;
const span = new RegExp(`\\b${name}\\s*(?:-|–|to|till|until|through|thru)\\s*${name}\\b`, 'i');
const week = [1, 2, 3, 4, 5, 6, 7];

/** Places that keep office hours. */
const office =
  /\b(?:(?:our|my|law|tax|notary|accounting|advice) offices?|office (?:desks?|rooms?)|clinics?|surger(?:y|ies)|dentists?|dental|doctors?|physiotherap\w+|psychotherap\w+|psychologists?|consult(?:ing|ants?|anc(?:y|ies)|ations?)|lawyers?|solicitors?|law firms?|notar(?:y|ies)|accountants?|tax advis[eo]rs?|counsell?(?:ors?|ing)|(?:medical|therapy|legal|law|vet|veterinary|private|group|health|our) practices?(?! rooms?| sessions?))\b/i;
const allWeek =
  /\b(?:weekends?|saturdays?|sundays?|24\/7|(?:seven|7) days|every day|daily|round the clock|emergenc(?:y|ies))\b/i;
/** Those who are seen in a practice or an office. */
const seen = /^(?:doctor|therapist|lawyer|consultant|advisor)$/;

/** "Tuesday to Saturday" as days of the week, Monday is 1; a span may go over the weekend. */
function toldDays(text: string): number[] | undefined {
  const [, from, to] = span.exec(text) ?? [];
  const dayOf = (word = '') => names.indexOf(word.toLowerCase()) + 1;
  const [first, last] = [dayOf(from), dayOf(to)];
  if (first === 0 || last === 0) return /\bweekdays\b/i.test(text) ? week.slice(0, 5) : undefined;
  return week.filter((day) => (first <= last ? day >= first && day <= last : day >= first || day <= last));
}

/** The days on which times can be booked: as told, Monday to Friday in practices and offices, else all. */
export function openingDays(
  { app }: Blueprint,
  text: string,
  booked: BlueprintEntity | undefined,
): number[] | undefined {
  const told = toldDays(text);
  if (told) return told.length === week.length ? undefined : told;
  const isOffice =
    office.test(text) || seen.test(booked?.concept ?? '') || /^(?:clinic|law)/.test(app.type ?? '');
  return isOffice && !allWeek.test(text) ? week.slice(0, 5) : undefined;
}
