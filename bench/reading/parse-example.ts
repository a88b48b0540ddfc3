/** One mark of a text: the words between its brackets and what they are said to be. */
type Mark = { words: string; label: string; of: string };
export type Example = {
  domain: string;
  /** t terse, m medium, r rambling. */
  voice: string;
  text: string;
  marks: Mark[];
  /** Links that no words say. */
  links: [from: string, to: string][];
};

const heading = /^# (\S+) ([tmr])$/;
const link = /^\+ (\S+) -> (\S+)$/;
const mark = /\[([^[\]|]+)\|([a-z]+)(?::([^[\]|]+))?\]/g;

/** The annotated texts of one file; throws where a block is not as the guide says. */
export const parseExamples = (file: string): Example[] =>
  file
    .split(/^(?=# \S+ [tmr]$)/m)
    .filter((block) => block.trim() !== '')
    .map(parseExample);

function parseExample(block: string): Example {
  const [first = '', ...lines] = block.trimEnd().split('\n');
  const [, domain, voice] = heading.exec(first) ?? [];
  if (domain === undefined || voice === undefined) throw new Error(`No heading: ${first}`);
  const links = lines.flatMap((line): [string, string][] => {
    const [, from, to] = link.exec(line) ?? [];
    return from === undefined || to === undefined ? [] : [[from, to]];
  });
  const marked = lines
    .filter((line) => !link.test(line))
    .join('\n')
    .trim();
  const marks: Mark[] = [];
  const text = marked.replace(mark, (_, words: string, label: string, of: string | undefined) => {
    marks.push({ words, label, of: of ?? '' });
    return words;
  });
  if (/[[\]]/.test(text)) throw new Error(`${domain}: a bracket that is no mark in "${text}"`);
  return { domain, voice, text, marks, links };
}
