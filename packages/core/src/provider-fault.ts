import { failedWords, modelFaultWords } from './texts/model-faults.ts';

/** Why a provider could not answer, told apart because each needs something else from the person. */
export type ProviderFaultKind = keyof typeof modelFaultWords;

/** A provider's failure that the person is told about; `message` is for them, `detail` for the log. */
export class ProviderFault extends Error {
  readonly kind: ProviderFaultKind;
  /** What happened, without what became of the app: some of the answer may stand. */
  readonly why: string;
  /** Never holds a key, nor what was asked. */
  readonly detail: string;

  constructor(kind: ProviderFaultKind, detail: string) {
    const { why, next } = modelFaultWords[kind];
    super(failedWords(why, next));
    this.why = why;
    this.name = 'ProviderFault';
    this.kind = kind;
    this.detail = detail;
  }
}
