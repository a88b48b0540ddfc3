import type { RowRules } from '@sayso/contracts/entity-schema';
import { t } from '../../../../texts/security.ts';
import { Button } from '../../../../ui/button.tsx';
import { AccessEditor } from './access-editor.tsx';
import { type Draft, effectiveAccess, withAccess, writeParts } from './rule-draft.ts';
import { type Access, matching } from './rule-sentences.ts';
import type { Vocabulary } from './vocabulary.ts';

type Props = {
  draft: Draft;
  stored: RowRules | undefined;
  words: Vocabulary;
  showsProblems: boolean;
  onChange: (draft: Draft) => void;
};

/** Who may add, change and delete: as for reading, by a rule of its own, or by one for each. */
export function WriteAccessEditor({ draft, stored, words, showsProblems, onChange }: Props) {
  const { write, read } = draft;
  const toOne = (access: Access) => onChange({ ...draft, write: { kind: 'one', access } });
  if (write.kind === 'same') {
    const added = read.kind === 'matching' ? read.sentences : [];
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-dense text-muted">{t('same.text', { nouns: words.nouns })}</p>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => toOne(read)}>
            {t('same.create')}
          </Button>
          <Button size="sm" onClick={() => toOne(matching(...added, { kind: 'empty' }))}>
            {t('row.add')}
          </Button>
        </div>
      </div>
    );
  }
  if (write.kind === 'one') {
    return (
      <div className="grid grid-cols-1 justify-items-start gap-3">
        <AccessEditor
          place="write"
          words={words}
          access={write.access}
          showsProblems={showsProblems}
          onChange={(access) => onChange(withAccess(draft, 'write', access))}
        />
        <Button variant="link" size="inline" onClick={() => onChange({ ...draft, write: { kind: 'same' } })}>
          {t('same.back')}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-dense text-muted">
        <p>{t('apart.text')}</p>
        <Button variant="link" size="inline" onClick={() => toOne(effectiveAccess(draft, 'update', stored))}>
          {t('apart.one')}
        </Button>
      </div>
      {writeParts.map((part) => (
        <AccessEditor
          key={part}
          place={part}
          words={words}
          access={write[part]}
          mayInherit
          showsProblems={showsProblems}
          onChange={(access) => onChange(withAccess(draft, part, access))}
        />
      ))}
    </div>
  );
}
