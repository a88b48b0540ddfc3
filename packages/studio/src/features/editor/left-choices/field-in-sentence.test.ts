import { expect, test } from 'vitest';
import { t } from '../../../texts/left-choices.ts';
import { inSentence } from './field-in-sentence.ts';

const repair = { one: 'repair', many: 'repairs' };

test.each([
  [7, 'Status', '7 repairs have a status that no longer exists. Choose a new one.'],
  [1, 'Status', '1 repair has a status that no longer exists. Choose a new one.'],
  [0, 'Status', '0 repairs have a status that no longer exists. Choose a new one.'],
  [2, 'Urgency', '2 repairs have an urgency that no longer exists. Choose a new one.'],
  [1_200, 'VAT rate', '1,200 repairs have a VAT rate that no longer exists. Choose a new one.'],
  [2, 'Tags', '2 repairs have tags that no longer exist. Choose new ones.'],
  [2, 'Equipment', '2 repairs have equipment that no longer exists. Choose a new one.'],
  [2, 'State of the bike', '2 repairs have a “state of the bike” that no longer exists. Choose a new one.'],
])('%i with the field %s', (count, label, sentence) => {
  expect(t('text', { count, ...inSentence(label), ...repair })).toBe(sentence);
});
