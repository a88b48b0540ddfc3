import { t } from '../../../../texts/schema-editor.ts';
import { cn } from '../../../../ui/cn.ts';
import { controlLook } from '../../../../ui/input.tsx';
import type { SchemaEditing } from './use-schema-draft.ts';

/** The whole schema as text, rules and all; the same checks hold. */
export function JsonTab({ editing }: { editing: SchemaEditing }) {
  const { text, setText, textProblem } = editing;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2 px-4 py-3">
      <textarea
        aria-label={t('tabs.json')}
        aria-invalid={textProblem !== null || undefined}
        aria-describedby={textProblem === null ? undefined : 'schema-json-problem'}
        dir="ltr"
        spellCheck={false}
        className={cn(controlLook, 'min-h-64 flex-1 resize-none py-2 font-mono text-dense')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {textProblem !== null && (
        <p id="schema-json-problem" role="alert" className="text-danger text-dense">
          {textProblem}
        </p>
      )}
    </div>
  );
}
