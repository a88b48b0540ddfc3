import { EntityFieldName, EntitySchema } from '@sayso/contracts/entity-schema';
import { serverFields } from '@sayso/contracts/records';
import { parseJson } from '@sayso/core/parse-json';
import { t } from '../../../../texts/schema-editor.ts';
import { isBlank } from '../record-form/form-values.ts';
import { choicesOf, withTypedChoice } from './choice-list.ts';
import type { Draft, FieldRow } from './draft.ts';
import { targetOf, typeOf } from './field-types.ts';

/** Where in a field's editor something is wrong. */
export type FieldProblem = { at: 'name' | 'key' | 'choices' | 'target' | 'limits'; message: string };

/** Of users, the server keeps these beside what it keeps of all records. */
const ofUsers = ['email', 'full_name', 'role'];

/** What of each row cannot be saved; by the row's id. What else the server knows is told by the dry run. */
export function draftProblems({ rows }: Draft, isUsers: boolean): ReadonlyMap<string, FieldProblem> {
  const kept = rows.filter(({ isRemoved }) => !isRemoved).map(withTypedChoice);
  const reserved: readonly string[] = isUsers ? [...serverFields, ...ofUsers] : serverFields;
  const counts = new Map<string, number>();
  for (const { key } of kept) counts.set(key, (counts.get(key) ?? 0) + 1);
  const found = kept.flatMap((row): [string, FieldProblem][] => {
    const isTwice = (counts.get(row.key) ?? 0) > 1;
    const problem = keyProblem(row, { isTwice, reserved }) ?? propertyProblem(row);
    return problem ? [[row.id, problem]] : [];
  });
  return new Map(found);
}

type Names = { isTwice: boolean; reserved: readonly string[] };

function keyProblem(
  { key, origin, property }: FieldRow,
  { isTwice, reserved }: Names,
): FieldProblem | undefined {
  if (origin === null && isBlank(property.title)) return { at: 'name', message: t('problem.name') };
  if (!EntityFieldName.safeParse(key).success) return { at: 'key', message: t('problem.key') };
  if (reserved.includes(key)) return { at: 'key', message: t('problem.keyReserved', { key }) };
  return isTwice ? { at: 'key', message: t('problem.keyTaken') } : undefined;
}

function propertyProblem({ property }: FieldRow): FieldProblem | undefined {
  const type = typeOf(property);
  if (type === 'choice' || type === 'choices') {
    const labels = choicesOf(property).map(({ label }) => label.trim());
    if (labels.length === 0) return { at: 'choices', message: t('problem.choices') };
    const twice = labels.find((label, at) => labels.indexOf(label) !== at);
    if (twice !== undefined) return { at: 'choices', message: t('problem.choiceTwice', { label: twice }) };
  }
  if (targetOf(property) === '') return { at: 'target', message: t('problem.target') };
  const { minimum, maximum } = property;
  if (minimum !== undefined && maximum !== undefined && minimum > maximum)
    return { at: 'limits', message: t('problem.limits') };
  return undefined;
}

type Reading = { value: EntitySchema } | { error: string };

/** Reads a schema as it is written in the JSON tab. */
export function readSchema(text: string): Reading {
  let json: unknown;
  try {
    json = parseJson(text);
  } catch (error) {
    return { error: t('problem.notJson', { reason: error instanceof Error ? error.message : '' }) };
  }
  const parsed = EntitySchema.safeParse(json);
  if (parsed.success) return { value: parsed.data };
  const [first] = parsed.error.issues;
  // A key that is refused hides why in what it holds.
  const inner = first?.code === 'invalid_key' ? first.issues[0] : undefined;
  const where = first?.path.join('.') || 'JSON';
  return { error: t('problem.notSchema', { where, reason: inner?.message ?? first?.message ?? '' }) };
}

export const textOf = (schema: EntitySchema): string => `${JSON.stringify(schema, null, 2)}\n`;
