import { Ajv, type ErrorObject, type SchemaValidateFunction } from 'ajv';
import { formats } from './formats.ts';
import { matchesPattern } from './pattern-budget.ts';

const options = { strict: false, validateFormats: true, formats } as const;
// Ajv's own `pattern` runs in JavaScript's engine, which backtracks.
const pattern = {
  keyword: 'matchesPattern',
  type: 'string',
  schemaType: 'string',
  errors: false,
  validate: matchesPattern,
} as const;

/** Stops at what is wrong first: of a long list there would be a finding for each item. */
const stopping = new Ajv(options).addKeyword(pattern);
/** Finds something in every field. */
const thorough = new Ajv({ ...options, allErrors: true })
  .addKeyword(pattern)
  .addKeyword({ keyword: 'firstError', errors: 'full', compile: firstError });

function firstError(schema: object): SchemaValidateFunction {
  const check = compiled(stopping, schema);
  const validate: SchemaValidateFunction = (value: unknown, context) => {
    const isFine = check(value);
    const path = context?.instancePath ?? '';
    validate.errors = (check.errors ?? []).map((error) => ({
      ...error,
      instancePath: path + error.instancePath,
    }));
    return isFine;
  };
  return validate;
}

function compiled(ajv: Ajv, schema: object) {
  const check = ajv.compile(schema);
  // Ajv would keep every version of every app's schemas for good.
  ajv.removeSchema(schema);
  return check;
}

/** What is wrong with a value under the schema: of each of its fields something, of what is in `firstError` once. */
export function compileCheck(schema: object): (value: unknown) => readonly ErrorObject[] {
  const check = compiled(thorough, schema);
  return (value) => (check(value) ? [] : (check.errors ?? []));
}
