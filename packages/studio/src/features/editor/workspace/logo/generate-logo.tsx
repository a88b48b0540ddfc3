import { defaultLogoPrompt } from '@sayso/contracts/app-logo';
import type { App } from '@sayso/contracts/apps';
import { drawLogo, logoMarks } from '@sayso/core/logo/draw-logo';
import { Sparkles } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { t } from '../../../../texts/logo.ts';
import { Button } from '../../../../ui/button.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Textarea } from '../../../../ui/input.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useLogoOptions, useUpdateLogo } from './use-logo.ts';

const mostChars = 2_000;

/** Makes a logo from words: by a model where there is one, else one of several that are drawn. */
export function GenerateLogo({ app }: { app: App }) {
  const options = useLogoOptions(app.id);
  const [prompt, setPrompt] = useState(app.logo_prompt ?? defaultLogoPrompt);
  const [isChecked, setChecked] = useState(false);
  const [mark, setMark] = useState(0);
  const update = useUpdateLogo(app.id, 'generate');
  const isEmpty = prompt.trim() === '';
  if (options.isPending) return <GenerateSkeleton />;
  if (options.isError)
    return (
      <Failed
        title={t('generate.loadFailed')}
        error={options.error}
        onRetry={options.refetch}
        pending={options.isFetching}
      />
    );
  const hasModel = options.data.has_model;
  const send = (drawn: { mark?: number }) => {
    setChecked(true);
    if (!isEmpty) update.mutate({ prompt, ...drawn });
  };
  const isPending = (drawn: boolean) => update.isPending && (update.variables.mark !== undefined) === drawn;
  return (
    <div className="grid gap-5">
      <Field
        label={t('generate.prompt')}
        hint={t('generate.hint')}
        error={isChecked && isEmpty ? t('generate.empty') : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            value={prompt}
            maxLength={mostChars}
            onChange={(event) => setPrompt(event.target.value)}
          />
        )}
      </Field>
      {hasModel && (
        <div className="grid gap-2">
          <p className="text-dense text-muted">{t('generate.modelFirst')}</p>
          <Button
            variant="primary"
            className="justify-self-start"
            pending={isPending(false)}
            onClick={() => send({})}
          >
            <Sparkles aria-hidden className="size-4" />
            {t('generate.submit')}
          </Button>
        </div>
      )}
      <Marks
        app={app}
        prompt={prompt}
        title={t(hasModel ? 'generate.orDrawn' : 'generate.marks')}
        {...{ mark, setMark }}
      />
      <Button
        variant={hasModel ? 'secondary' : 'primary'}
        className="justify-self-start"
        pending={isPending(true)}
        onClick={() => send({ mark })}
      >
        {t(hasModel ? 'generate.useDrawn' : 'generate.submit')}
      </Button>
    </div>
  );
}

/** The words, and the marks below them. */
const GenerateSkeleton = () => (
  <div role="status" aria-label={t('generate.loading')} className="grid gap-5">
    <div className="grid gap-2">
      <Skeleton className="h-4 w-48" />
      <div className="h-15 rounded-control border border-line" />
      <Skeleton className="h-3.5 w-3/4" />
    </div>
    <div className="grid gap-3">
      <Skeleton className="h-4 w-40" />
      <div className="flex flex-wrap gap-3">
        {Array.from({ length: logoMarks }, (_, nr) => nr).map((nr) => (
          <div key={nr} className="rounded-card border border-line p-2">
            <Skeleton className="size-18 max-md:size-16" />
          </div>
        ))}
      </div>
    </div>
    <Skeleton className="h-9 w-32" />
  </div>
);

type MarksProps = {
  app: App;
  prompt: string;
  title: string;
  mark: number;
  setMark: (mark: number) => void;
};

/** What would be drawn, to choose from; the server draws the same. */
function Marks({ app: { name, theme_color: color }, prompt, title, mark, setMark }: MarksProps) {
  const words = useDeferredValue(prompt.trim());
  const drawn = useMemo(
    () =>
      Array.from({ length: logoMarks }, (_, nr) =>
        drawLogo({ prompt: words, app: { name, color }, mark: nr }),
      ),
    [words, name, color],
  );
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium text-dense">{title}</legend>
      <p className="text-caption text-muted">{t('generate.drawn')}</p>
      <div className="flex flex-wrap gap-3">
        {drawn.map((svg, nr) => (
          <label
            // biome-ignore lint/suspicious/noArrayIndexKey: each place has its own way to draw
            key={nr}
            className="relative cursor-pointer rounded-card border border-line bg-surface p-2 hover:border-line-strong has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="mark"
              aria-label={t('generate.mark', { nr: nr + 1 })}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              checked={mark === nr}
              onChange={() => setMark(nr)}
            />
            <img
              src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
              alt=""
              className="size-18 max-md:size-16"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
