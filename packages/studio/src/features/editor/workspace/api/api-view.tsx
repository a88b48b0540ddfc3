import { type ExampleLanguage, exampleLanguages } from '@sayso/contracts/api-docs';
import type { App } from '@sayso/contracts/apps';
import { nounOf } from '@sayso/core/entities/nouns';
import { nounsOf } from '@sayso/core/entities/plurals';
import { FileJson, Webhook } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../../../texts/api-view.ts';
import { t as workspace } from '../../../../texts/workspace.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { Select } from '../../../../ui/select.tsx';
import { CardSkeleton } from '../../../../ui/skeleton.tsx';
import { entityLabel } from '../entity-label.ts';
import { AskAssistant } from '../first-steps.tsx';
import { ViewFrame, ViewHeader } from '../view-frame.tsx';
import { ExampleCode } from './example-code.tsx';
import { KeyNote } from './key-note.tsx';
import { useExamples, useOpenApi, withHiddenKey } from './use-examples.ts';

/** How other programs read and change the app's data (W-API-01); the address says which example is shown. */
export function ApiView({ app }: { app: App }) {
  const [address, setAddress] = useSearchParams();
  const openApi = useOpenApi(app);
  const names = Object.keys(app.entities);
  const wanted = address.get('entity') ?? '';
  const entity = Object.hasOwn(app.entities, wanted) ? wanted : names[0];
  const language = exampleLanguages.find((each) => each === address.get('language')) ?? 'javascript';
  const choose = (name: 'entity' | 'language', value: string) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <ViewFrame>
      <ViewHeader
        title={t('title')}
        intro={t('intro')}
        aside={
          entity !== undefined && (
            <Button pending={openApi.isPending} onClick={() => openApi.mutate()}>
              {!openApi.isPending && <FileJson aria-hidden className="size-4" />}
              {t('openApi')}
            </Button>
          )
        }
      />
      {entity === undefined ? (
        <EmptyState
          icon={Webhook}
          title={t('empty.title')}
          action={<AskAssistant start={workspace('first.data')} />}
        >
          {t('empty.text')}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap gap-2">
            <Select
              label={t('entity')}
              value={entity}
              options={names.map((name) => ({ value: name, label: entityLabel(name, app) }))}
              className="w-56 max-sm:w-full"
              onChange={(name) => choose('entity', name)}
            />
            <SegmentedControl
              label={t('language')}
              value={language}
              options={exampleLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
              onChange={(value) => choose('language', value)}
            />
          </div>
          <Examples app={app} entity={entity} language={language} />
        </>
      )}
    </ViewFrame>
  );
}

type ExamplesProps = { app: App; entity: string; language: ExampleLanguage };

function Examples({ app, entity, language }: ExamplesProps) {
  const [isKeyShown, setKeyShown] = useState(false);
  const examples = useExamples(app.id, entity, language);
  if (examples.isPending) return <ExamplesSkeleton />;
  if (examples.isError) {
    return (
      <Failed
        title={t('loadFailed')}
        error={examples.error}
        onRetry={examples.refetch}
        pending={examples.isFetching}
      />
    );
  }
  const { read, update, has_api_key: hasKey, has_record: hasRecord } = examples.data;
  const schema = { properties: {}, ...app.entities[entity], name: entity };
  const [noun, nouns] = [nounOf(schema), nounsOf(schema)];
  const shown = (code: string) => (isKeyShown ? code : withHiddenKey(code));
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <KeyNote hasKey={hasKey} isShown={isKeyShown} onToggle={() => setKeyShown(!isKeyShown)} />
      <ExampleCode
        method="GET"
        title={t('read.title', { nouns })}
        text={t('read.text', { nouns })}
        code={read}
        shown={shown(read)}
        copyLabel={t('read.copy')}
      />
      <ExampleCode
        method="PUT"
        title={t('update.title', { noun })}
        text={hasRecord ? t('update.text', { noun }) : t('update.noRecord', { nouns })}
        code={update}
        shown={shown(update)}
        copyLabel={t('update.copy')}
      />
      <p className="text-caption text-muted">{t(`runs.${language}`)}</p>
    </div>
  );
}

const ExamplesSkeleton = () => (
  <div role="status" aria-label={t('loading')} className="grid gap-5">
    <CardSkeleton lines={1} className="h-17 max-md:h-34" />
    <CardSkeleton lines={6} className="h-64" />
    <CardSkeleton lines={6} className="h-64" />
  </div>
);
