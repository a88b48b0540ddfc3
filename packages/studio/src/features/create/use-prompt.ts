import type { PlanStart } from '@sayso/contracts/plan-reading';
import { texts } from '@sayso/contracts/texts';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { filesOf } from '../../lib/attached-file.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { t as planTexts } from '../../texts/live-plan.ts';
import { isTooLong } from '../../ui/too-long.tsx';
import { useAttachedFiles } from '../../ui/use-attached-files.ts';
import { useCloserReading } from './plan/use-closer-reading.ts';
import { useLivePlan } from './plan/use-live-plan.ts';
import { contentOf, isReadable } from './prompt-content.ts';
import type { StylePreset } from './style-presets.ts';
import { useChosenTemplate } from './templates/use-chosen-template.ts';
import { useCreateApp } from './use-create-app.ts';
import { useFirstBuild } from './use-first-build.ts';

/** People who created too many apps see when to try again; before that it would fail once more. */
const alertOf = (error: Error): string =>
  error instanceof ApiError && error.status === 429 ? error.message : texts.createFailed;

/** What is being described on Home, and the way to send it. */
export function usePrompt() {
  const [text, setText] = useDraft('home');
  const [style, setStyle] = useState<StylePreset | null>(null);
  const [template, setTemplate] = useChosenTemplate();
  const [alert, setAlert] = useState<string | null>(null);
  // The draft goes once the app is stored; its words stay on the screen until the editor shows them.
  const [sent, setSent] = useState('');
  const isSending = useRef(false);
  const attached = useAttachedFiles();

  const content = contentOf({ text, template, style });
  const closer = useCloserReading(content);
  // A starter app stands in for any reading.
  const draft = template ? null : closer.draft;
  const start: PlanStart = { text: content, template: template?.id ?? null, draft };
  const canBeRead = isReadable({ text, template, style }) && !isTooLong(content);
  const plan = useLivePlan(canBeRead ? start : null);
  const firstBuild = useFirstBuild(text.trim() !== '' && !template);
  const create = useCreateApp({
    onCreated: () => {
      setText('');
      setTemplate(null);
      plan.forget();
      closer.leave();
    },
  });
  const isLeaving = create.isPending || create.isSuccess;

  const sendNow = async () => {
    const isPlanned = canBeRead && !firstBuild.writesAll;
    const operations = isPlanned ? await plan.operationsFor(start) : [];
    if (operations === null) return setAlert(planTexts('notCarried'));
    setSent(text);
    // Whoever does not wait for a reading that has begun wants the plan that is shown.
    const changes = (operations.length > 0 || (isPlanned && closer.isReading)) && { operations };
    const onError = (error: Error) => setAlert(alertOf(error));
    create.mutate(
      {
        content,
        files: filesOf(attached.files),
        ...changes,
        ...(template && { template: template.id }),
        ...(draft && !firstBuild.writesAll && { draft }),
        firstBuild: firstBuild.told,
      },
      { onError },
    );
  };
  const send = async () => {
    if (isLeaving || isSending.current || isTooLong(content)) return;
    if (text === '' && !template) return setAlert(texts.emptyDescription);
    if (text.trim() === '' && !template) return;
    isSending.current = true;
    await sendNow();
    isSending.current = false;
  };

  return {
    text: isLeaving ? sent : text,
    setText,
    content,
    style,
    setStyle,
    template,
    setTemplate,
    attached,
    plan,
    closer,
    firstBuild,
    isLeaving,
    send: () => void send(),
    alert,
    alertDetail: alert === texts.createFailed ? create.error?.message : undefined,
    closeAlert: () => setAlert(null),
  };
}
export type Prompt = ReturnType<typeof usePrompt>;
