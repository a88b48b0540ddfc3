import type { BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import type { Random } from './random.ts';

/** What a number of this name usually is: from, to, and the size of its steps. The first that fits counts. */
type Range = readonly [RegExp, number, number, number];

const ranges: readonly Range[] = [
  [/\bph\b/, 6.5, 8.2, 0.1],
  [/chlorine/, 0.8, 3, 0.1],
  [/original gravity|\bog\b/, 1.042, 1.064, 0.001],
  [/final gravity|\bfg\b/, 1.006, 1.016, 0.001],
  [/gravity/, 1.008, 1.06, 0.001],
  [/nitrite|ammonia|phosphate/, 0, 0.5, 0.05],
  [/nitrate/, 5, 40, 1],
  [/alkalinity/, 80, 140, 5],
  [/salinity/, 33, 36, 0.1],
  [/conductivity/, 250, 900, 10],
  [/hardness/, 3, 14, 0.5],
  [/brix/, 12, 24, 0.5],
  [/latitude|^lat$/, 47.1, 53.6, 0.0001],
  [/longitude|^(?:lng|lon|long)$/, 7.2, 13.8, 0.0001],
  [/blood sugar|glucose/, 4.6, 9.4, 0.1],
  [/hba1c/, 5.1, 7.4, 0.1],
  [/cholesterol/, 150, 230, 1],
  [/systolic/, 112, 142, 1],
  [/diastolic/, 70, 92, 1],
  [/max(?:imum)? heart rate/, 165, 192, 1],
  [/heart rate|pulse/, 58, 152, 1],
  [/\bbpm\b|tempo/, 66, 140, 2],
  [/\bbmi\b/, 19, 29, 0.1],
  [/water temp|sea temp/, 9, 26, 0.5],
  [/oven|baking temp/, 160, 230, 10],
  [/kiln|firing|top temperature/, 980, 1260, 10],
  [/body temp/, 36.2, 38.4, 0.1],
  [/freez|fridge|cold room/, -21, 6, 0.5],
  [/temp/, 12, 27, 0.5],
  [/humidity|moisture/, 38, 72, 1],
  [/wind/, 4, 38, 1],
  [/rainfall|precipitation/, 0, 24, 0.5],
  [/pressure/, 1.8, 3.2, 0.1],
  [/hit points|\bhp\b/, 18, 72, 1],
  [/armou?r class/, 11, 18, 1],
  [/horsepower/, 75, 220, 5],
  [/\bxp\b|experience points/, 200, 6500, 100],
  [/\bibu\b/, 12, 60, 1],
  [/\biso\b/, 100, 1600, 100],
  [/watts/, 120, 290, 5],
  [/rpm/, 900, 3200, 100],
  [/steps/, 4200, 13500, 10],
  [/calories|kcal/, 180, 720, 10],
  [/protein|carbs|\bfat\b|fib(?:re|er)/, 4, 48, 1],
  [/mileage|odometer/, 8000, 140000, 500],
  [/elevation|altitude|climb/, 120, 1250, 10],
  [/wingspan/, 24, 180, 2],
  [/average speed|top speed|\bspeed/, 12, 34, 0.1],
  [/depth/, 6, 32, 0.5],
  [/distance|kilomet|^kms?$|miles/, 3, 38, 0.1],
  [/litres|liters|fuel/, 28, 54, 0.1],
  [/square|area|\bm2\b|plot size|living/, 38, 160, 1],
  [/hours|overtime/, 1, 9, 0.5],
  [/handicap/, 8, 28, 0.1],
  [/gpa|grade average|average grade/, 2.2, 3.9, 0.1],
  [/carat/, 0.2, 2.5, 0.05],
  [/birth year|year of birth/, 1948, 2012, 1],
  [/age in years/, 1, 9, 1],
  [/year built|built|vintage car/, 1905, 2020, 1],
  [/founded/, 1921, 2015, 1],
  [/vintage/, 2012, 2022, 1],
  [/year/, 2012, 2024, 1],
  [/word count|words|word goal/, 800, 9000, 50],
  [/pages? (?:count|number)|^pages$|number of pages/, 96, 480, 4],
  [/pages read/, 12, 60, 1],
  [/views|plays|followers|downloads/, 120, 9800, 10],
  [/free seats|seats needed/, 1, 4, 1],
  [/capacity|seats|max(?:imum)? (?:guests|participants|people|persons)/, 8, 40, 1],
  [/party size|guests|persons|people/, 2, 8, 1],
  [/bedrooms|bathrooms/, 1, 4, 1],
  [/min(?:imum)? players/, 1, 3, 1],
  [/max(?:imum)? players|player count/, 4, 8, 1],
  [/\bage\b/, 3, 68, 1],
  [/eggs/, 2, 9, 1],
  [/shirt|jersey|bib|back number/, 1, 23, 1],
  [/servings|portions/, 2, 6, 1],
  [/reps/, 5, 15, 1],
  [/\bsets\b/, 3, 5, 1],
  [/score|goals|wins|losses|assists/, 0, 4, 1],
  [/\bmin|reorder/, 4, 8, 1],
  [/stock|quantity on hand/, 1, 48, 1],
  [/interval|days/, 2, 10, 1],
  [/stitches/, 48, 220, 4],
  [/rows/, 20, 120, 2],
  [/pieces/, 250, 2000, 250],
  [/credits|ects/, 3, 10, 1],
  [/waist|chest|hips/, 68, 108, 1],
  [/birth weight/, 2.6, 4.2, 0.1],
  [/height|tall/, 40, 185, 1],
];

/** How far people come, by how they travel: the thing, from, to, and the size of its steps. */
const distances: readonly Range[] = [
  [/walk|dog|guided|city/, 2, 12, 0.1],
  [/hike|trek|climb/, 6, 22, 0.1],
  [/\bruns?\b|jog|swim|row|paddl|kayak/, 3, 21, 0.1],
  [/trip|drive|delivery|vehicle|truck|\bvan\b/, 8, 240, 1],
  [/ride|cycl|bike|bicycle|\btours?\b|stage|\bleg\b|journey|travel|blog|post|article|diary/, 40, 120, 1],
];
const isDistance = /distance|kilomet|^kms?$|^miles$/;

/** Ranges by the unit alone, for names that tell nothing. */
const byUnit: readonly Range[] = [
  [/^(?:g|grams?)$/i, 20, 750, 5],
  [/^mg$/i, 5, 500, 5],
  [/^(?:ml|millilit)/i, 50, 500, 10],
  [/^(?:cm|centimet)/i, 10, 120, 1],
  [/^mm$/i, 1, 80, 0.5],
  [/^(?:km|miles|mi)$/i, 3, 38, 0.1],
  [/^(?:l|lit(?:re|er)s?)$/i, 4, 60, 0.5],
  [/^(?:°c|celsius)$/i, 12, 27, 0.5],
  [/^(?:°f|fahrenheit)$/i, 54, 82, 1],
  [/^(?:bpm)$/i, 60, 150, 1],
  [/^(?:kwh)$/i, 4, 320, 1],
  [/^(?:h|hours)$/i, 1, 9, 0.5],
  [/^(?:m2|m²|sqm)$/i, 38, 160, 1],
];

const spread = ([, from, to, step]: Range, random: Random): number => {
  const value = from + random.int(0, Math.round((to - from) / step)) * step;
  const digits = Math.max(0, Math.ceil(-Math.log10(step)));
  return Number(value.toFixed(digits));
};

/** A believable number for a label and its unit; whole for what is counted. */
export function numberFor(field: BlueprintField, entity: BlueprintEntity, random: Random): number {
  const label = field.label.toLowerCase();
  if (field.min !== undefined && field.max !== undefined) return random.int(field.min, field.max);
  const unit = field.unit ?? '';
  const small = /^(?:g|grams?|mg|mm)$/i.test(unit) ? byUnit.find(([shape]) => shape.test(unit)) : undefined;
  const thing = `${entity.concept ?? ''} ${entity.label.toLowerCase()}`;
  const far = isDistance.test(label) ? distances.find(([shape]) => shape.test(thing)) : undefined;
  const range =
    small ?? far ?? ranges.find(([shape]) => shape.test(label)) ?? byUnit.find(([shape]) => shape.test(unit));
  if (range) return field.type === 'int' ? Math.round(spread(range, random)) : spread(range, random);
  if (field.type === 'int') return random.int(1, 12);
  return Math.round((random.next() * (/weight/.test(label) ? 14 : 80) + 1) * 10) / 10;
}

const toldFar = /(\d+(?:[.,]\d+)?)\s?(km|kilomet(?:re|er)s?|miles?)\b/i;

/** How far a post tells that it went is what stands beside it. */
export function settleDistance(record: Record<string, unknown>, entity: BlueprintEntity): void {
  const field = entity.fields.find(
    ({ type, label }) => /^(?:int|number)$/.test(type) && isDistance.test(label.toLowerCase()),
  );
  if (!field || typeof record[field.key] !== 'number') return;
  for (const { key, type } of entity.fields) {
    const told = /^(?:string|text|richtext)$/.test(type) ? toldFar.exec(String(record[key] ?? '')) : null;
    if (!told) continue;
    record[field.key] = Number(told[1]?.replace(',', '.'));
    return;
  }
}
