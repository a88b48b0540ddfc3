import type { Operand } from '@sayso/contracts/derive';
import type { BlueprintEntity, BlueprintField, BlueprintPage, FieldType } from '@sayso/core/blueprint-schema';
import type { CalculatorInput, CalculatorOutput } from '../lexicon/tools/calculator-row.ts';
import { ruleIn } from '../plan/computed-field.ts';
import { keyFor } from '../read/tools/formula.ts';

const kinds: Readonly<Partial<Record<FieldType, CalculatorInput['kind']>>> = {
  int: 'number',
  number: 'number',
  rating: 'number',
  duration: 'number',
  money: 'money',
  percent: 'percent',
};
const signs = { sum: ' + ', difference: ' - ', product: ' * ', quotient: ' / ' } as const;

/** The formulas of a thing as the expressions of a calculator; undefined where one of them counts with days or hours. */
export function calculatorProps({ fields }: BlueprintEntity): BlueprintPage['props'] {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const { key, label } of fields) {
    const name = keyFor(label, taken);
    taken.add(name);
    names.set(key, name);
  }
  const outputs = inOrder(fields.filter((field) => ruleIn(field) !== undefined)).flatMap((field) => {
    const rule = ruleIn(field);
    const expr = rule && codeOf(rule, names);
    const kind = kinds[field.type] ?? 'number';
    return expr === undefined
      ? []
      : [{ key: names.get(field.key) ?? field.key, label: field.label, kind, expr, ...unitOf(field) }];
  }) satisfies CalculatorOutput[];
  const inputs = fields.flatMap((field) => {
    const kind = kinds[field.type];
    if (ruleIn(field) || kind === undefined) return [];
    return [
      {
        key: names.get(field.key) ?? field.key,
        label: field.label,
        kind,
        default: kind === 'percent' ? 10 : 1,
        ...(field.type === 'int' ? { whole: true } : {}),
        ...unitOf(field),
      },
    ];
  }) satisfies CalculatorInput[];
  const last = outputs.at(-1);
  if (!last || inputs.length === 0) return undefined;
  return { inputs, outputs: [...outputs.slice(0, -1), { ...last, main: true }] };
}

const unitOf = ({ unit }: BlueprintField) => (unit === undefined ? {} : { unit });

/** Results after those that they are worked out from. */
function inOrder(results: readonly BlueprintField[]): BlueprintField[] {
  const placed: BlueprintField[] = [];
  const uses = (field: BlueprintField, key: string): boolean =>
    JSON.stringify(field.computed?.of ?? []).includes(JSON.stringify(key));
  for (let round = 0; round < results.length; round++)
    for (const field of results)
      if (
        !placed.includes(field) &&
        results.every((other) => other === field || placed.includes(other) || !uses(field, other.key))
      )
        placed.push(field);
  return placed;
}

function codeOf(part: Operand, names: ReadonlyMap<string, string>): string | undefined {
  if (typeof part === 'string') return names.get(part) ?? part;
  if (part.op === 'hours' || part.op === 'days') return undefined;
  const parts = part.of.map((each) => codeOf(each, names));
  if (parts.some((each) => each === undefined)) return undefined;
  return `(${parts.join(signs[part.op])})`;
}
