import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseExamples } from './parse-example.ts';
import { saidByMarks } from './said.ts';

const folder = new URL('./examples/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
const block = `# kennel t
[dog hotel|app]. Each [dog|thing:dog] has a [coat|field:dog.coat] and an [owner|person:owner@dog].
[Owners|person:owner] [book|deed:stay(owner,dog)] [by link|public]: [asked|state:stay], [agreed|state:stay].
[long|choice:dog.hair] or [short|choice:dog.hair]. [Free places|view:stay]. No [payments|not].
+ stay -> dog
`;

test('without its marks a text is as its writer wrote it, and links that no words say stand apart', () => {
  const [kennel, second, ...more] = parseExamples(`${block}\n# other m\n- [cats|thing:cat]\n`);
  expect(kennel).toMatchObject({ domain: 'kennel', voice: 't', links: [['stay', 'dog']] });
  expect(kennel?.text).toBe(
    'dog hotel. Each dog has a coat and an owner.\nOwners book by link: asked, agreed.\nlong or short. Free places. No payments.',
  );
  expect(second).toMatchObject({ text: '- cats', marks: [{ words: 'cats', label: 'thing', of: 'cat' }] });
  expect(more).toEqual([]);
});

test('marks become what the text says, each once', () => {
  const [kennel] = parseExamples(block);
  if (!kennel) throw new Error('No block');
  expect(saidByMarks(kennel)).toMatchObject({
    things: [
      { id: 'dog', names: ['dog', 'dog'], kind: 'thing' },
      { id: 'owner', names: ['owner', 'owner', 'Owners'], kind: 'person' },
      { id: 'stay', names: ['stay'], kind: 'deed' },
    ],
    fields: [
      { owner: 'dog', names: ['coat', 'coat'] },
      { owner: 'dog', names: ['hair'] },
    ],
    values: ['asked', 'agreed', 'long', 'short'].map((name) => ({ names: [name] })),
    isPublic: true,
    others: ['dog hotel', 'Free places'],
  });
});

test.each([['no heading\n'], ['# x t\nA [bracket without its end']])('%j is refused', (file) => {
  expect(() => parseExamples(file)).toThrow();
});

test('fifty texts of each of six hands are there, each with things, and every owner is named', () => {
  expect(files).toHaveLength(6);
  for (const file of files) {
    const examples = parseExamples(readFileSync(new URL(file, folder), 'utf8'));
    expect(examples).toHaveLength(50);
    for (const example of examples) {
      const said = saidByMarks(example);
      const ids = said.things.map(({ id }) => id);
      expect(ids).not.toEqual([]);
      for (const { owner } of [...said.fields, ...said.values]) expect(ids).toContain(owner);
    }
  }
});
