import { wordsOf } from '@sayso/core/entities/nouns';
import { propertyRules } from '@sayso/core/rules/entity-rules';
import { listText } from '../../../../texts/language.ts';
import { t } from '../../../../texts/security.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What the rules are of: whole records, or also fields that only some of those who may read or change a record may read or change. */
export function FieldRules({ words: { schema } }: { words: Vocabulary }) {
  const names = [
    ...new Set(
      (['read', 'write'] as const).flatMap((act) => propertyRules(schema, act).map(([name]) => name)),
    ),
  ];
  if (names.length === 0)
    return <p className="border-line border-t px-5 py-3 text-caption text-muted">{t('wholeRecords')}</p>;
  const titles = names.map((name) => schema.properties[name]?.title ?? wordsOf(name));
  return (
    <p className="border-line border-t px-5 py-3 text-caption text-muted">
      {t('fieldRules', { count: names.length, names: listText(titles) })}
    </p>
  );
}
