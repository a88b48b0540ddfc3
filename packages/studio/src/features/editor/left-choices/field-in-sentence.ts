import { pluralOf } from '@sayso/core/entities/plurals';
import { named, withArticle } from '@sayso/core/texts/grammar';

/** "a status", "an urgency", "tags": how an English sentence speaks of what a field holds. */
export function inSentence(label: string): { aField: string; isSeveral: 'yes' | 'no' } {
  const isSeveral = /s$/i.test(label) && pluralOf(label) === label;
  return isSeveral
    ? { aField: named(label), isSeveral: 'yes' }
    : { aField: withArticle(named(label)), isSeveral: 'no' };
}
