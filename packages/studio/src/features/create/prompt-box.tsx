import { type DragEvent, type KeyboardEvent, lazy, Suspense, useRef } from 'react';
import { t } from '../../texts/create.ts';
import { t as templateTexts } from '../../texts/templates.ts';
import { cn } from '../../ui/cn.ts';
import { Alert } from '../../ui/confirm-dialog.tsx';
import { FileChips } from '../../ui/file-chips.tsx';
import { TooLong } from '../../ui/too-long.tsx';
import { IdeaChips } from './idea-chips.tsx';
import { PromptFoot } from './prompt-foot.tsx';
import { PromptText } from './prompt-text.tsx';
import { warmUp } from './use-create-app.ts';
import { type Prompt, usePrompt } from './use-prompt.ts';

const loadPlan = () => import('./plan/live-plan.tsx');
/** Without its code there is no plan, and everything else goes on. */
const LivePlan = lazy(async () => ({ default: (await loadPlan().catch(() => null))?.LivePlan ?? NoPlan }));
const NoPlan = (_: { prompt: Prompt }) => null;

type Props = {
  /** Somebody has begun to write: what they will need next can be loaded. */
  onBegin?: () => void;
};

/** Where an app begins: a description, the plan that follows it, a style, and ideas below. */
export function PromptBox({ onBegin }: Props) {
  const prompt = usePrompt();
  const { attached, isLeaving, plan, template } = prompt;
  const box = useRef<HTMLTextAreaElement>(null);
  const hasBegun = useRef(false);

  const handleKey = (event: KeyboardEvent) => {
    // Enter that picks a word in an input method sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    prompt.send();
  };
  const handleDrop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    if (!isLeaving) void attached.add(files);
  };
  const handleText = (changed: string) => {
    prompt.setText(changed);
    if (hasBegun.current) return;
    hasBegun.current = true;
    void warmUp().catch(() => {});
    void loadPlan().catch(() => {});
    plan.warmUp();
    onBegin?.();
  };
  const handleIdea = (description: string) => {
    handleText(description);
    // After the menu has given the focus back to its chip.
    requestAnimationFrame(() => box.current?.focus());
  };

  return (
    // Wide from the first letter on, so that no line breaks anew when the plan comes.
    <div className={cn('mx-auto grid w-full gap-4.5', hasPlan(prompt) ? 'max-w-[920px]' : 'max-w-[760px]')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button beside the style attaches files as well */}
      <div
        className="grid grid-cols-1 rounded-dialog border border-line-strong bg-surface shadow-float transition-colors focus-within:border-faint"
        onDragOver={(event) => event.preventDefault()}
        onDrop={handleDrop}
      >
        <FileChips files={attached.files} onRemove={attached.remove} />
        <PromptText
          ref={box}
          aria-label={t('prompt.label')}
          placeholder={template ? templateTexts('placeholder') : t('prompt.placeholder')}
          value={prompt.text}
          // Who writes from the words themselves leaves none of them out.
          marked={prompt.firstBuild.writesAll ? [] : (plan.answer?.unused ?? [])}
          readOnly={isLeaving}
          minRows={template ? 2 : 3}
          maxRows={8}
          onChange={(event) => handleText(event.target.value)}
          onKeyDown={handleKey}
          className="rounded-dialog border-0 bg-transparent read-only:bg-transparent focus-visible:outline-none"
        />
        <TooLong text={prompt.content} className="px-4.5 pt-2" />
        {hasPlan(prompt) && (
          <Suspense>
            <LivePlan prompt={prompt} />
          </Suspense>
        )}
        {/* A long plan pushes nothing out of reach. */}
        <PromptFoot
          prompt={prompt}
          className={hasPlan(prompt) ? 'sticky bottom-0 z-10 border-line border-t pt-3' : ''}
        />
      </div>
      {/* The plan takes their place: below it they would move away from whoever is about to press one. */}
      {!hasPlan(prompt) && <IdeaChips onChoose={handleIdea} />}
      <Alert message={prompt.alert} detail={prompt.alertDetail} onClose={prompt.closeAlert} />
    </div>
  );
}

const hasPlan = ({ text, template }: Prompt) => template !== null || text.trim() !== '';
