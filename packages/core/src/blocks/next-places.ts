/**
 * Where words stand next in a text. Whoever reads on asks again and again: a word that is far away, or nowhere, is not
 * looked for anew each time.
 */
export class NextPlaces {
  readonly #text: string;
  readonly #known = new Map<string, number>();

  constructor(text: string) {
    this.#text = text;
  }

  /** The first place of a word from here on, or -1; it is never asked for one further back than before. */
  from(at: number, word: string): number {
    const known = this.#known.get(word);
    if (known !== undefined && (known === -1 || known >= at)) return known;
    const found = this.#text.indexOf(word, at);
    this.#known.set(word, found);
    return found;
  }
}
