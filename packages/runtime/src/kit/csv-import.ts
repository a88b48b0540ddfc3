import { entityNamed } from '../sdk/entity.ts';
import type { EntityClient, Row } from '../sdk/entity-types.ts';
import { csvImport } from '../texts/csv.ts';
import { readCsv, recordsOf } from './csv.ts';
import { nameOf } from './record-name.tsx';
import { reasonOf } from './refusal.tsx';
import { counted, type Field, fieldsOf, nounOf, optionsOf, titleFieldOf } from './schema.ts';
import { isEmpty, validate } from './validate.ts';

const rowsACall = 500;
const namesACall = 150;
const mostTold = 3;

type Values = Record<string, unknown>;
type Problem = { line: number; label: string; message: string };

/**
 * Reads a file and stores its rows; nothing is stored while any row has something that the schema forbids. Throws
 * with the lines and what is wrong with them.
 */
export async function importCsv(entity: EntityClient, text: string): Promise<string> {
  const fields = fieldsOf(entity.schema);
  const records = recordsOf(readCsv(text), fields);
  const filled = records.filter((record) => Object.keys(record).length > 0);
  if (filled.length === 0) {
    const names = fields.map(({ label }) => label).join(', ');
    throw new Error(csvImport.noKnownColumn(names));
  }
  const problems: Problem[] = [];
  const named = fields.filter(({ key, target }) => target !== null && filled.some((one) => key in one));
  for (const field of named) problems.push(...(await fillReferences(field, filled)));
  const isSaid = (line: number, label: string) =>
    problems.some((problem) => problem.line === line && problem.label === label);
  const others = filled.flatMap((record, at) => problemsOf(fields, record, at));
  problems.push(...others.filter(({ line, label }) => !isSaid(line, label)));
  if (problems.length > 0) throw new Error(sayProblems(problems));
  return store(entity, filled);
}

async function store(entity: EntityClient, records: readonly Values[]): Promise<string> {
  let done = 0;
  try {
    for (; done < records.length; done += rowsACall)
      await entity.bulkCreate(records.slice(done, done + rowsACall));
  } catch (error) {
    const reason = reasonOf(error);
    throw new Error(done === 0 ? reason : csvImport.stopped(done, records.length, reason));
  }
  return csvImport.done(counted(records.length, nounOf(entity.schema)));
}

/** A file names what it refers to; the records hold ids. A text that is an id already stays. */
async function fillReferences(field: Field, records: readonly Values[]): Promise<Problem[]> {
  const target = entityNamed(field.target ?? '');
  const isMany = field.kind === 'references';
  const namesIn = (record: Values) => textsIn(record[field.key], isMany);
  const wanted = [...new Set(records.flatMap(namesIn))];
  const ids = await idsByName(target, wanted);
  const problems: Problem[] = [];
  records.forEach((record, at) => {
    const names = namesIn(record);
    if (names.length === 0) return;
    const found = names.map((name) => ids.get(name.toLowerCase()));
    const missing = names.find((_, index) => found[index] === undefined);
    if (missing !== undefined) {
      const message = csvImport.missing(nounOf(target.schema), missing);
      problems.push({ line: at + 2, label: field.label, message });
      delete record[field.key];
    } else record[field.key] = isMany ? found : found[0];
  });
  return problems;
}

const textsIn = (value: unknown, isMany: boolean): string[] =>
  isEmpty(value)
    ? []
    : isMany
      ? String(value)
          .split(/[,;]/)
          .map((part) => part.trim())
          .filter(Boolean)
      : [String(value)];

async function idsByName(target: EntityClient, names: readonly string[]): Promise<Map<string, string>> {
  const title = titleFieldOf(target.schema);
  const ids = new Map<string, string>();
  const note = (row: Row) => {
    // A date is written in a file as it is stored.
    if (title !== undefined) ids.set(String(row[title]).toLowerCase(), row.id);
    ids.set(nameOf(target, row).toLowerCase(), row.id);
    ids.set(row.id.toLowerCase(), row.id);
  };
  for (let at = 0; at < names.length; at += namesACall) {
    const part = names.slice(at, at + namesACall);
    const byTitle = title === undefined ? [] : [{ [title]: { $in: part } }];
    const rows = await target.filter({ $or: [{ id: { $in: part } }, ...byTitle] }, undefined, 1000);
    for (const row of rows) note(row);
  }
  return ids;
}

function problemsOf(fields: readonly Field[], record: Values, at: number): Problem[] {
  const errors = validate(fields, record);
  return fields.flatMap((field) => {
    const message = errors[field.key] ?? formProblem(field, record[field.key]);
    return message === undefined ? [] : [{ line: at + 2, label: field.label, message }];
  });
}

/** What an input would not let a person enter, but a file may hold. */
function formProblem({ kind, property }: Field, value: unknown): string | undefined {
  if (isEmpty(value)) return undefined;
  if (kind === 'date' && !/^\d{4}-\d\d-\d\d$/.test(String(value))) return csvImport.dateForm;
  if (kind === 'datetime' && Number.isNaN(Date.parse(String(value)))) return csvImport.timeForm;
  if (kind === 'enum' && !optionsOf(property).some((option) => option.value === value)) {
    const labels = optionsOf(property).map(({ label }) => label);
    return csvImport.oneOf(labels.join(', '));
  }
  return undefined;
}

function sayProblems(problems: readonly Problem[]): string {
  const said = problems
    .slice(0, mostTold)
    .map(({ line, label, message }) => csvImport.problem(line, label, message))
    .join(' ');
  return csvImport.nothing(said, problems.length - mostTold);
}
