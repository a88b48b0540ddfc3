import { ChevronsDownUp, ChevronsUpDown, Redo2, Undo2 } from 'lucide-react';
import { t } from '../../../texts/live-plan.ts';
import { t as cards } from '../../../texts/plan.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useNarrow } from '../../../ui/use-narrow.ts';
import { TemplateNote } from '../templates/template-note.tsx';
import type { Prompt } from '../use-prompt.ts';
import type { OwnChanges } from './use-own-changes.ts';

type Props = {
  prompt: Prompt;
  changes: OwnChanges;
  fold: { isFolded: boolean; setFolded: (folded: boolean) => void; bodyId: string };
};

/** What this is, what of it can be taken back, and what it starts from. */
export function PlanHead({ prompt, changes, fold }: Props) {
  const { plan: live, isLeaving } = prompt;
  const plan = live.answer?.unreadable === null ? live.answer.plan : undefined;
  const { isFolded } = fold;
  // There the things themselves are further down.
  const isNarrow = useNarrow();
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2 max-md:gap-x-2">
      <h2 className="font-semibold text-dense">{t('title')}</h2>
      {plan && (
        <p className="flex items-center gap-2 text-caption text-muted">
          <span aria-hidden className="size-1.5 rounded-full bg-accent" />
          {isFolded || isNarrow
            ? cards('counts', { things: plan.things.length, pages: plan.pages.length })
            : t(prompt.closer.draft && !prompt.template ? 'readClosely' : 'follows')}
        </p>
      )}
      <TemplateNote prompt={prompt} className="ml-auto max-md:order-last max-md:ml-0" />
      <div className="ml-auto flex items-center gap-1 max-md:gap-0 md:[p[data-template]+&]:ml-0">
        {(changes.canUndo || changes.canRedo) && !prompt.firstBuild.writesAll && (
          <>
            <IconButton
              label={t('undo')}
              size="sm"
              disabled={!changes.canUndo || isLeaving}
              onClick={changes.undo}
            >
              <Undo2 className="size-4" />
            </IconButton>
            <IconButton
              label={t('redo')}
              size="sm"
              disabled={!changes.canRedo || isLeaving}
              onClick={changes.redo}
            >
              <Redo2 className="size-4" />
            </IconButton>
          </>
        )}
        <IconButton
          label={t(isFolded ? 'unfold' : 'fold')}
          size="sm"
          aria-expanded={!isFolded}
          aria-controls={fold.bodyId}
          onClick={() => fold.setFolded(!isFolded)}
        >
          {isFolded ? <ChevronsUpDown className="size-4" /> : <ChevronsDownUp className="size-4" />}
        </IconButton>
      </div>
    </div>
  );
}
