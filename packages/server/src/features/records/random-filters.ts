import fc from 'fast-check';

/** Few names and values, so that random filters really meet random records. */
export const names = ['a', 'b', 'list', 'deep.x', 'deep'];
const signs = fc.constantFrom('a', 'b', 'A', 'é', '😀', 'z', ' ', '%', '_', '\\', '.', '$', "'");
const word = fc.array(signs, { maxLength: 3 }).map((parts) => parts.join(''));
const number = fc.oneof(fc.integer({ min: -2, max: 3 }), fc.constantFrom(0.5, 1e21, -1.25));
const scalar = fc.oneof(word, number, fc.boolean(), fc.constant(null));
const inner = fc.dictionary(fc.constantFrom('x', 'y'), scalar, { maxKeys: 2 });
const value = fc.oneof(scalar, fc.array(fc.oneof(scalar, inner), { maxLength: 3 }), inner);

export const records = fc.array(
  fc.dictionary(fc.constantFrom('a', 'b', 'list', 'deep'), value, { maxKeys: 4 }),
  {
    minLength: 1,
    maxLength: 6,
  },
);

const pattern = fc.constantFrom(
  'a',
  '^a',
  'b$',
  'a|b',
  '[ab]{1,2}',
  '^$',
  '\\.',
  'é',
  '.',
  '^.$',
  '(?:a)+',
  '%',
  '_',
);
const options = fc.constantFrom(
  {},
  { $options: '' },
  { $options: 's' },
  { $options: 'i' },
  { $options: 'is' },
);
const regex = fc.record({ $regex: pattern }).chain((made) => options.map((more) => ({ ...made, ...more })));

const plainTest = fc.oneof(
  fc.record({ $eq: value }),
  fc.record({ $ne: scalar }),
  ...['$gt', '$gte', '$lt', '$lte'].map((name) =>
    fc.oneof(word, number).map((operand) => ({ [name]: operand })),
  ),
  ...['$in', '$nin', '$all'].map((name) =>
    fc.array(scalar, { maxLength: 3 }).map((operand) => ({ [name]: operand })),
  ),
  fc.record({ $exists: fc.boolean() }),
  fc.record({ $size: fc.integer({ min: 0, max: 3 }) }),
  regex,
);

const test = fc.oneof(
  plainTest,
  fc.tuple(plainTest, plainTest).map(([left, right]) => ({ ...left, ...right })),
  fc.record({ $not: plainTest }),
  fc.record({ $elemMatch: plainTest }),
  fc.record({
    $elemMatch: fc.dictionary(fc.constantFrom('x', 'y'), fc.oneof(scalar, plainTest), {
      minKeys: 1,
      maxKeys: 2,
    }),
  }),
);

const condition = fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }), inner, test);
export const filters = fc.letrec<{ filter: Record<string, unknown> }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.dictionary(fc.constantFrom(...names), condition, { maxKeys: 2 }),
    ...['$and', '$or', '$nor'].map((name) =>
      fc.array(tie('filter'), { maxLength: 3 }).map((parts) => ({ [name]: parts })),
    ),
  ),
})).filter;

/** When records were made. */
export const moments = ['2026-01-31T10:00:00.000Z', '2026-02-01T00:00:00.500Z'] as const;
const testOf = (operand: fc.Arbitrary<unknown>) =>
  fc.oneof(
    operand,
    fc.constantFrom('{{user.email}}', '{{user.data.team}}', '{{user.data.none}}'),
    fc.record({ $ne: fc.oneof(operand, fc.constant('{{user.data.team}}')) }),
    ...['$in', '$nin', '$all'].map((name) =>
      fc.array(operand, { maxLength: 3 }).map((list) => ({ [name]: list })),
    ),
  );
const fieldTest = testOf(scalar);
const dateTest = testOf(fc.oneof(fc.constantFrom(...moments), scalar));
/** Row rules over the same records, the readable ones. */
export const rules = fc.letrec<{ rule: Record<string, unknown> }>((tie) => ({
  rule: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.dictionary(fc.constantFrom(...names.map((name) => `data.${name}`), 'created_by'), fieldTest, {
      minKeys: 1,
      maxKeys: 2,
    }),
    dateTest.map((created_date) => ({ created_date })),
    fc.constantFrom('admin', 'user').map((role) => ({ user_condition: { role } })),
    ...['$and', '$or', '$nor'].map((name) =>
      fc.array(tie('rule'), { minLength: 1, maxLength: 3 }).map((parts) => ({ [name]: parts })),
    ),
  ),
})).rule;
