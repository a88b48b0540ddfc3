import type { BlueprintField } from '@sayso/core/blueprint-schema';

const year =
  /(?:^|\s)year$|^year (?:of (?!study|school|training)\w+|built|made|founded|published|released|painted|printed|written|established|planted|acquired|bought|joined|taken|died|opened)\b|^(?:vintage|founded|built|established)$/i;
const span = /\b(?:per|a|each|every|this|last|next|school|study|class|of) year$|\bschool\b/i;

/** Whether a whole number is a year of the calendar, which nobody writes as 2,018. */
export const isYear = ({ type, label, unit }: BlueprintField): boolean =>
  type === 'int' && unit === undefined && year.test(label) && !span.test(label);
