import type { CalculatorInput, CalculatorOutput } from '../../lexicon/tools/calculator-row.ts';
import { capitalise } from '../../words.ts';
import { cleanName, type Term, tokens } from '../formulas/expression.ts';
import { keyFor, matchTerm, readFormula } from './formula.ts';
import { guessFormula } from './guessed-formula.ts';
import { readQuantity, resultKind } from './quantity.ts';
import { fixedShares, listedInputs, listedOutputs, statedFormulas } from './spelled-out.ts';

export type CustomCalculator = {
  inputs: CalculatorInput[];
  outputs: CalculatorOutput[];
  /** Results that were asked for and could not be worked out. */
  unsure: string[];
};

/** A calculator that the text spells out itself: its inputs, and formulas in words or results that follow plainly. */
export function readCustomCalculator(text: string): CustomCalculator | undefined {
  const builder = new Builder();
  for (const phrase of listedInputs(text)) builder.input(phrase);
  // "The total, which is the two multiplied": said of an attribute, where nothing has a name.
  const formulas = statedFormulas(text).filter(
    ({ name }) => !/^(?:it|which|that|this|he|they)$/i.test(cleanName(name)),
  );
  const isNamed = (name: string) =>
    formulas.some(
      (formula) =>
        same(formula.name, name) || name.toLowerCase().startsWith(`${formula.name.toLowerCase()} `),
    );
  const asked = listedOutputs(text).filter((name) => !isNamed(name));
  const pending = [...formulas];
  // A formula may use the result of one that stands after it.
  for (let round = 0; pending.length > 0 && round < 4; round += 1) {
    for (const formula of [...pending]) {
      const waits = pending.some(
        (other) =>
          other !== formula &&
          tokens(formula.words).some((token) => token.type === 'name' && same(token.text, other.name)),
      );
      if (waits && round < 3) continue;
      pending.splice(pending.indexOf(formula), 1);
      builder.stated(formula.name, formula.words);
    }
  }
  const shares = formulas.length === 0 ? fixedShares(text) : [];
  for (const name of asked) builder.guessed(name, shares);
  return builder.done();
}

const same = (one: string, other: string) => cleanName(one).toLowerCase() === cleanName(other).toLowerCase();

class Builder {
  readonly #inputs: CalculatorInput[] = [];
  readonly #outputs: CalculatorOutput[] = [];
  readonly #unsure: string[] = [];
  readonly #keys = new Set<string>();

  input(phrase: string): CalculatorInput {
    const quantity = readQuantity(phrase);
    const known = this.#inputs.find(({ label }) => label.toLowerCase() === quantity.label.toLowerCase());
    if (known) return known;
    const input = { key: this.#key(quantity.label), ...quantity };
    this.#inputs.push(input);
    return input;
  }

  /** Names in a stated formula that were not listed are typed in as well. */
  stated(name: string, formulaWords: string): void {
    const key = this.#key(name);
    const formula = readFormula(formulaWords, (part) => this.#term(part) ?? this.#newTerm(part));
    if (formula === undefined) this.#lose(name, key);
    else this.#output(name, key, formula.expr, formula.names);
  }

  guessed(name: string, shares: readonly number[]): void {
    const guess = guessFormula(name, { inputs: this.#inputs, outputs: this.#outputs, shares });
    if (guess === undefined) {
      this.#unsure.push(name);
      return;
    }
    if (guess.needs) this.input(guess.needs);
    const expr = guess.needs ? guess.expr.replace('NEEDED', this.#inputs.at(-1)?.key ?? '') : guess.expr;
    this.#output(
      name,
      this.#key(name),
      expr,
      [...this.#keys].filter((key) => new RegExp(`\\b${key}\\b`).test(expr)),
    );
  }

  done(): CustomCalculator | undefined {
    const last = this.#outputs.at(-1);
    if (last === undefined || this.#inputs.length === 0) return undefined;
    last.main = true;
    return { inputs: this.#inputs, outputs: this.#outputs, unsure: this.#unsure };
  }

  #output(name: string, key: string, expr: string, names: readonly string[]): void {
    const label = capitalise(cleanName(name));
    const twin = this.#outputs.find((each) => each.expr === expr);
    if (twin) {
      // "Calculate the average of three marks ... show the average" names one result twice.
      if (label.length < twin.label.length) twin.label = label;
      this.#keys.delete(key);
      return;
    }
    const from = [...this.#inputs, ...this.#outputs].filter((each) => names.includes(each.key));
    this.#outputs.push({ key, label, kind: resultKind(label, from), expr });
  }

  #lose(name: string, key: string): void {
    this.#keys.delete(key);
    this.#unsure.push(name);
  }

  #term(name: string): Term | undefined {
    const found = matchTerm(name, [...this.#outputs, ...this.#inputs]);
    return found && { key: found.key, label: found.label, isPercent: found.kind === 'percent' };
  }

  #newTerm(name: string): Term | undefined {
    // A whole clause is no name of a value.
    if (name.split(/\s+/).length > 5 || !/^[\p{L}]/u.test(name)) return undefined;
    const { key, label, kind } = this.input(name);
    return { key, label, isPercent: kind === 'percent' };
  }

  #key(label: string): string {
    const key = keyFor(label, this.#keys);
    this.#keys.add(key);
    return key;
  }
}
