import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { toldOpening } from '../read/text/opening.ts';

const week = [1, 2, 3, 4, 5, 6, 7];

/** Places that keep office hours. */
const office =
  /\b(?:(?:our|my|law|tax|notary|accounting|advice) offices?|office (?:desks?|rooms?)|clinics?|surger(?:y|ies)|dentists?|dental|doctors?|physiotherap\w+|psychotherap\w+|psychologists?|consult(?:ing|ants?|anc(?:y|ies)|ations?)|lawyers?|solicitors?|law firms?|notar(?:y|ies)|accountants?|tax advis[eo]rs?|counsell?(?:ors?|ing)|(?:medical|therapy|legal|law|vet|veterinary|private|group|health|our) practices?(?! rooms?| sessions?))\b/i;
const allWeek =
  /\b(?:weekends?|saturdays?|sundays?|24\/7|(?:seven|7) days|every day|daily|round the clock|emergenc(?:y|ies))\b/i;
/** Those who are seen in a practice or an office. */
const seen = /^(?:doctor|therapist|lawyer|consultant|advisor)$/;

/** The days on which times can be booked: as told, Monday to Friday in practices and offices, else all. */
export function openingDays(
  { app }: Blueprint,
  text: string,
  booked: BlueprintEntity | undefined,
): number[] | undefined {
  const { days: told } = toldOpening(text);
  if (told) return told;
  const isOffice =
    office.test(text) || seen.test(booked?.concept ?? '') || /^(?:clinic|law)/.test(app.type ?? '');
  return isOffice && !allWeek.test(text) ? week.slice(0, 5) : undefined;
}

/** What the page for bookings says of its times: the days and hours that were told, and how long one of them is. */
export function openingProps(
  blueprint: Blueprint,
  text: string,
  booked: BlueprintEntity | undefined,
): { days?: number[]; opens?: string; closes?: string; slotMinutes?: number } {
  const days = openingDays(blueprint, text, booked);
  return { ...toldOpening(text), ...(days ? { days } : {}) };
}

/** People whose time is booked, and who are chosen by those who book. */
export const isStaff = (concept: string | undefined): boolean =>
  /^(?:employee|staff|stylist|trainer|teacher|tutor|coach|doctor|therapist|technician|vet|instructor|guide|consultant|advisor|lawyer|photographer)$/.test(
    concept ?? '',
  );
