const wordsOf = (text: string): string[] =>
  (text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [])
    .map((word) => word.toLowerCase().replace(/(?<=[a-z]{3})s$/, ''))
    .filter((word) => word.length > 2);

const saturation = 1.2;
const lengthWeight = 0.75;

/**
 * How well each text matches the query's words by Okapi BM25 (Robertson and Zaragoza 2009), scaled so that the best
 * has 1; texts without any of the words have 0.
 */
export function relevance(query: string, texts: Readonly<Record<string, string>>): Map<string, number> {
  const wanted = new Set(wordsOf(query));
  const documents = Object.entries(texts).map(([name, text]) => {
    const words = wordsOf(text);
    return { name, length: words.length, counts: countOf(words.filter((word) => wanted.has(word))) };
  });
  const average = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length);
  const holders = countOf(documents.flatMap(({ counts }) => [...counts.keys()]));
  const scores = documents.map(({ name, length, counts }): [string, number] => {
    const norm = saturation * (1 - lengthWeight + (lengthWeight * length) / Math.max(1, average));
    const parts = [...counts].map(([word, count]) => {
      const held = holders.get(word) ?? 0;
      const rarity = Math.log(1 + (documents.length - held + 0.5) / (held + 0.5));
      return (rarity * count * (saturation + 1)) / (count + norm);
    });
    return [name, parts.reduce((sum, part) => sum + part, 0)];
  });
  const best = Math.max(0, ...scores.map(([, score]) => score));
  return new Map(scores.map(([name, score]) => [name, best === 0 ? 0 : score / best]));
}

function countOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
