import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linearPattern } from './linear-pattern.ts';

const usual: readonly (readonly [what: string, pattern: string, ...examples: string[]])[] = [
  ['an email address', String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`, 'ada@example.com', 'ada@example', 'a b@c.d'],
  [
    'a strict email address',
    String.raw`^[\w.+-]+@[A-Za-z\d-]+(?:\.[A-Za-z\d-]+)+$`,
    'ada+x@mail.example.org',
    '@x.y',
  ],
  ['a phone number', String.raw`^\+?[0-9 ()\-]{7,20}$`, '+44 20 7946 0958', '12', '(030) 123-456'],
  ['a phone number in E.164', String.raw`^\+[1-9]\d{1,14}$`, '+4930123456', '+0123', '+12345678901234567'],
  ['a slug', '^[a-z0-9]+(?:-[a-z0-9]+)*$', 'a-quiet-lake', 'a--b', '-a'],
  ['a British postcode', String.raw`^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$`, 'SW1A 1AA', 'M1 1AE', 'SW1A1A'],
  ['a German postcode', String.raw`^\d{5}$`, '10115', '1011', '101155'],
  ['a zip code', String.raw`^\d{5}(-\d{4})?$`, '90210', '90210-1234', '90210-12'],
  ['a name in any language', String.raw`^\p{L}[\p{L}\p{M}' -]*$`, 'Zoë', 'Łukasz', '李小龙', 'R2D2'],
  ['a capital at the front', String.raw`^\p{Lu}`, 'Émile', 'émile'],
  ['Greek letters', String.raw`^\p{Script=Greek}+$`, 'αβγ', 'abc'],
  ['letters by their long name', String.raw`^\p{Letter}+$`, 'é', '1'],
  ['no letters', String.raw`^\P{L}+$`, '123', 'a1'],
  ['groups with names', String.raw`^(?<year>\d{4})-(?<month>\d{2})$`, '2026-01', '26-1'],
  ['a colour', '^#(?:[0-9a-fA-F]{3}){1,2}$', '#fff', '#a1b2c3', '#ffff'],
  ['a time', String.raw`^([01]\d|2[0-3]):[0-5]\d$`, '23:59', '24:00'],
  ['an IBAN', String.raw`^[A-Z]{2}\d{2}[A-Z\d]{11,30}$`, 'DE89370400440532013000', 'DE8'],
  [
    'an address on the web',
    String.raw`^https?:\/\/[^\s\/$.?#].[^\s]*$`,
    'https://example.com/a',
    'http:// x',
  ],
  ['anything but blanks', String.raw`\S`, ' a ', '\u00a0\u3000', '\ufeff', ''],
  ['blanks of any kind', String.raw`^\s+$`, '\u00a0\u2003', ' \t\n', '\u200b', 'x'],
  ['what is no blank in a choice', String.raw`^[\S\n]+$`, 'a\nb', 'a b', 'a\u00a0b'],
  ['any character', '^.$', 'a', '😀', '\n', '\r', '\u2028', 'ab'],
  ['any character at all', '^[^]$', 'a', '\n', ''],
  ['none', '[]', '', 'a'],
  ['a bracket in a choice', String.raw`^[[\]]+$`, '[]', 'a'],
  ['what looks like a class of POSIX', '[[:alpha:]', ':', 'b', '['],
  ['written characters', String.raw`^\u00e9\u{1F600}\x41\uD83D\uDE00\cJ\0$`, 'é😀A😀\n\0', 'é'],
  ['an emoji in a choice', String.raw`^[\u{1F600}-\u{1F64F}]+$`, '😀😃', 'a'],
  ['a whole word', String.raw`\bcat\b`, 'a cat!', 'concat', 'écaté cat'],
  ['inside a word', String.raw`\Bcat`, 'concat', 'cat'],
  ['the rubbing-out character', String.raw`^[\b]$`, '\b', 'b'],
  ['alternatives', '^(?:cat|dog|)$', 'cat', '', 'cow'],
  ['as few as possible', '^a+?b*?$', 'aab', 'ba'],
  ['what looks like a group in a choice', '^[(?<a]?x+>?$', '(x', '<xx>', '?', '(?<a'],
  ['what looks like a repeat in a choice', '^[{2,3}(?:]+$', '{2,3}', '(?:', '4'],
  ['an IBAN of upper case', '^[A-Z]{2}\\d{2}[A-Z0-9]{11,30}$', 'DE89370400440532013000', 'de89'],
  ['a date', String.raw`^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$`, '2026-11-25', '2026-13-01'],
  [
    'a host name',
    String.raw`^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.){1,8}[A-Za-z]{2,63}$`,
    'www.example.org',
    '-a.org',
  ],
  ['a long name', String.raw`^[\p{L}\p{M}\p{N}' -]{1,255}$`, 'Zoë O’Hara', "D'Arcy 3", ''],
  ['a long text of letters', String.raw`^\p{L}{1,500}$`, 'Zoë', ''],
  ['a text of a thousand', '^.{0,1000}$', 'a'.repeat(999), 'a'.repeat(1_001)],
  ['a list of codes', '^(?:[A-Z]{2}\\d{4}(?:, )?){1,100}$', 'AB1234, CD5678', 'A1'],
  ['characters of a number plate', '^(?:\\d|[A-Z]|-| ){1,500}$', 'B-AB 123', 'b'],
  ['a number of a card', String.raw`^(?:\d{4}[ -]?){3}\d{4}$`, '4111 1111 1111 1111', '4111'],
  [
    'an address of IPv4',
    String.raw`^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)$`,
    '10.0.0.1',
    '256.1.1.1',
  ],
  ['a uuid', '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$', '123e4567-e89b-12d3-a456-426614174000', '123'],
  ['a hyphen at the end of a choice', String.raw`^[\w-]+$`, 'a-b_c', 'a b'],
];

test.each(usual)('%s is judged as by JavaScript', (_what, pattern, ...examples) => {
  const linear = linearPattern(pattern);
  if ('problem' in linear) throw new Error(linear.problem);
  const js = new RegExp(pattern, 'u');
  const signs = fc.constantFrom(...' \n\r\u2028\u00a0aAbzZ09é😀αĦ.-_@+#:/[]()^$\\\'"\0\b');
  const texts = fc.array(fc.oneof(signs, fc.string({ unit: 'binary', maxLength: 2 })), { maxLength: 8 });
  const near = fc.tuple(
    fc.constantFrom(...examples),
    texts.map((parts) => parts.join('')),
  );

  for (const example of examples)
    expect([example, linear.test(example)]).toEqual([example, js.test(example)]);
  fc.assert(
    fc.property(near, ([example, text]) =>
      [text, example + text, text + example].every((each) => linear.test(each) === js.test(each)),
    ),
    { numRuns: 50 },
  );
});

const atom = fc.constantFrom(
  'a',
  'b',
  '.',
  String.raw`\d`,
  String.raw`\w`,
  String.raw`\s`,
  String.raw`\S`,
  '[ab]',
  '[^a]',
  String.raw`[\s-]`,
  String.raw`\p{L}`,
  'é',
  '😀',
  String.raw`\.`,
  '^',
  '$',
  String.raw`\b`,
);
const repeat = fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,3}', '{2,}', '*?', '+?');
const patterns = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.tuple(atom, repeat).map(([one, many]) => (/^[$^]$|\\b/.test(one) ? one : one + many)),
    fc.array(tie('pattern'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
    fc.tuple(tie('pattern'), tie('pattern')).map(([left, right]) => `(?:${left}|${right})`),
    fc.tuple(tie('pattern'), repeat).map(([inner, many]) => `(${inner})${many}`),
  ),
})).pattern;

test('random patterns are judged as by JavaScript', () => {
  const texts = fc.array(fc.constantFrom('a', 'b', '1', ' ', '\n', 'é', '😀', '.', '_', '\u00a0'), {
    maxLength: 10,
  });
  fc.assert(
    fc.property(patterns, fc.array(texts, { minLength: 1, maxLength: 5 }), (pattern, given) => {
      const linear = linearPattern(pattern);
      if ('problem' in linear) throw new Error(`${pattern}: ${linear.problem}`);
      const js = new RegExp(pattern, 'u');
      for (const text of given.map((parts) => parts.join(''))) {
        if (linear.test(text) !== js.test(text)) throw new Error(`/${pattern}/ on ${JSON.stringify(text)}`);
      }
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['(?=.*\\d).+', 'lookahead is not supported'],
  ['^(?!admin)', 'lookahead is not supported'],
  ['(?<=a)b', 'look-behind is not supported'],
  ['(?<!a)b', 'look-behind is not supported'],
  ['(a)\\1', 'backreferences are not supported'],
  ['(?<n>a)\\k<n>', 'backreferences are not supported'],
  ['(?i:a)', 'options inside a pattern are not supported'],
  ['a{1,2000}', 'repeats of more than 1,000 are not supported'],
  ['\\p{Emoji_Modifier_Base}x{900}{2', 'is not a valid pattern'],
  ['(a', 'is not a valid pattern'],
])('%s is not taken: %s', (pattern, problem) => {
  expect(linearPattern(pattern)).toEqual({ problem });
});

test('a text that would cost too many steps is not taken, one of an ordinary length is', () => {
  const linear = linearPattern('[ab]*a[ab]{400}$');
  if ('problem' in linear) throw new Error(linear.problem);

  expect(linear.takes('ab'.repeat(1_000))).toBe(true);
  expect(linear.takes('ab'.repeat(100_000))).toBe(false);
});

test('a short pattern takes the longest text', () => {
  const linear = linearPattern(String.raw`\S`);
  expect('takes' in linear && linear.takes('a'.repeat(1_000_000))).toBe(true);
});

test.each([
  ['repeats that are written out', '^.{0,1000}.{0,999}.{0,998}$'],
  ['a long text', 'a'.repeat(3_000)],
  ['repeats within repeats', `(?:(?:1000${'a?'.repeat(113)}){100}){10}`],
  ['classes of many ranges', String.raw`^\p{L}{900}$`],
])('%s make a pattern too large to be compiled', (_what, pattern) => {
  expect(linearPattern(pattern)).toEqual({ problem: 'it repeats too much' });
});
