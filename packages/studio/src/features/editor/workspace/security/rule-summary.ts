import type { RowRules } from '@sayso/contracts/entity-schema';
import { listText } from '../../../../texts/language.ts';
import { t } from '../../../../texts/security.ts';
import { type Draft, effectiveAccess, writeParts } from './rule-draft.ts';
import type { Access, Sentence } from './rule-sentences.ts';
import {
  fieldTitle,
  personWord,
  propertyOfField,
  propertyOfPerson,
  type Vocabulary,
  valueWord,
} from './vocabulary.ts';

/** Who may do something, as one line: "Admins, whoever created it". */
export function summaryOf(access: Access, words: Vocabulary): string {
  if (access.kind !== 'matching') return t(`summary.${access.kind}`);
  const text = access.sentences.map((sentence) => phraseOf(sentence, words)).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The same within a sentence: "whoever created it or admins". */
export const phrasesOf = ({ sentences }: Extract<Access, { kind: 'matching' }>, words: Vocabulary): string =>
  listText(
    sentences.map((sentence) => phraseOf(sentence, words)),
    'disjunction',
  );

function phraseOf(sentence: Sentence, words: Vocabulary): string {
  switch (sentence.kind) {
    case 'empty':
      return t('summary.unfinished');
    case 'signedIn':
      return t('summary.signedIn');
    case 'other':
      return t('summary.other');
    case 'user': {
      const { property, value } = sentence;
      if (value === undefined) return t('summary.unfinished');
      if (property === 'role' && value === 'admin') return t('summary.admins');
      if (property === 'role' && value === 'user') return t('summary.users');
      return t('summary.person', {
        property: personWord(property, words),
        value: valueWord(value, propertyOfPerson(property, words)),
      });
    }
    case 'field':
      return fieldPhrase(sentence, words);
  }
}

function fieldPhrase({ field, operand }: Extract<Sentence, { kind: 'field' }>, words: Vocabulary): string {
  if (!operand) return t('summary.unfinished');
  if (operand.from === 'value') {
    const value = valueWord(operand.value, propertyOfField(field, words));
    return t('summary.value', { field: fieldTitle(field, words), value });
  }
  if (field === 'created_by' && operand.path === 'email') return t('summary.creator');
  if (field === 'created_by_id' && operand.path === 'id') return t('summary.creator');
  return t('summary.match', {
    property: personWord(operand.path, words),
    field: fieldTitle(field, words),
  });
}

/** Who may change and delete, as one line; where the acts differ, each with its name. */
export function writeSummary(draft: Draft, stored: RowRules | undefined, words: Vocabulary): string {
  const read = summaryOf(draft.read, words);
  const [create = '', update = '', remove = ''] = writeParts.map((part) =>
    summaryOf(effectiveAccess(draft, part, stored), words),
  );
  if (draft.write.kind === 'same') return draft.read.kind === 'matching' ? t('sameAsRead') : read;
  if (create === update && update === remove)
    return create === read && read !== t('summary.anyone') ? t('sameAsRead') : create;
  return t('summary.apart', { create, update, delete: remove });
}
