import { ArrowUp } from 'lucide-react';
import { t } from '../../texts/create.ts';
import { AttachButton } from '../../ui/attach-button.tsx';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { isTooLong } from '../../ui/too-long.tsx';
import { FirstBuildChoice } from './first-build-choice.tsx';
import { StylePicker } from './style-picker.tsx';
import { TemplatePicker } from './templates/template-picker.tsx';
import type { Prompt } from './use-prompt.ts';

/** What goes with the description, and the way to send it. */
export function PromptFoot({ prompt, className }: { prompt: Prompt; className?: string }) {
  const { attached, isLeaving, content } = prompt;
  return (
    <div
      // On a phone its buttons go without icons then, so that all of it stays on one line.
      data-crowded={prompt.firstBuild.isOffered || undefined}
      className={cn(
        'group/foot flex flex-wrap items-center justify-between gap-2 rounded-b-dialog bg-surface px-3 pt-2 pb-3',
        className,
      )}
    >
      <div className="flex items-center gap-1 max-md:gap-0">
        <AttachButton isDisabled={isLeaving} onFiles={(files) => void attached.add(files)} />
        <StylePicker value={prompt.style} onChange={prompt.setStyle} disabled={isLeaving} />
        <TemplatePicker value={prompt.template} onChange={prompt.setTemplate} disabled={isLeaving} />
        <FirstBuildChoice prompt={prompt} />
      </div>
      <Button
        variant="primary"
        pending={isLeaving}
        disabled={isTooLong(content)}
        onClick={prompt.send}
        className="ml-auto"
      >
        {t(isLeaving ? 'prompt.starting' : 'prompt.build')}
        {!isLeaving && <ArrowUp aria-hidden className="size-4" />}
      </Button>
    </div>
  );
}
