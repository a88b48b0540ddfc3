import { type Random, randomFrom } from '../seed/random.ts';

const marks = [...'.,;:!?-–—/\\()[]{}<>"\'`*_#@&%$€+=|~^°', '\n', '\t', '- ', '1. ', '------', '...', '=>'];
const scripts = [
  'ä',
  'ß',
  'é',
  'ñ',
  'ı',
  'İ',
  'ﬁ',
  '中',
  '文',
  'か',
  '한',
  'ж',
  'ع',
  'ש',
  'ก',
  'ह',
  '🚀',
  '👩‍👩‍👧',
  'e\u0301',
  '\u202e',
  '\u200b',
  '\ufeff',
  '\ud800',
];
const controls = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code));

const several = (random: Random, most: number, make: () => string, glue = ' '): string =>
  Array.from({ length: random.int(0, most) }, make).join(glue);

/** Texts of no sense and of half a sense, the same for the same seed; a word list of `sources` is what they are made of. */
export function* randomTexts(
  count: number,
  { seed, sources }: { seed: number; sources: readonly string[] },
): Generator<string> {
  const random = randomFrom(seed);
  const words = [...new Set(sources.flatMap((source) => source.split(/\s+/)))];
  const word = () => random.pick(words) ?? 'a';
  const mark = () => random.pick(marks) ?? '.';
  const slice = (): string => {
    const source = random.pick(sources) ?? '';
    const from = random.int(0, source.length);
    return source.slice(from, from + random.int(0, 200));
  };
  const kinds: readonly (() => string)[] = [
    () => several(random, 80, word),
    () => several(random, 60, () => (random.next() < 0.5 ? word() : mark())),
    () => several(random, 80, mark, ''),
    () => several(random, 40, () => random.pick(scripts) ?? '', random.next() < 0.5 ? '' : ' '),
    () => several(random, 12, slice, random.pick([' ', '. ', '\n', ', ']) ?? ' '),
    () => several(random, 30, () => `${word()}${random.pick(controls) ?? ''}`, random.pick(controls) ?? ''),
    () => `${word()} ${(random.pick(words) ?? 'x').repeat(random.int(50, 3_000))} ${word()}`,
    () => `${word()} ${mark().repeat(random.int(50, 5_000))} ${word()}`,
    () => {
      const depth = random.int(1, 400);
      const pair = random.pick(['()', '[]', '{}', '<>', '""']) ?? '()';
      return `${several(random, 6, word)} ${`${pair[0]}${word()} `.repeat(depth)}${(pair[1] ?? '').repeat(random.int(0, depth))}`;
    },
    () =>
      several(
        random,
        120,
        () => `${word()} with ${word()}, ${word()} and ${word()}`,
        random.pick(['. ', '; ', ' and ', '\n']) ?? '. ',
      ),
    () => several(random, 200, () => `${word()},`, ' '),
    () => String.fromCharCode(...Array.from({ length: random.int(1, 300) }, () => random.int(0, 0xffff))),
  ];
  for (let at = 0; at < count; at += 1) yield kinds[at % kinds.length]?.() ?? '';
}
