import { t } from '../../../texts/activity.ts';
import { dateText } from '../../../texts/language.ts';
import { cn } from '../../../ui/cn.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../ui/tabs.tsx';
import { type ActivityRequest, bodyText, isFailed, shortAddress } from './activity.ts';
import { EntryRow, Facts } from './entry-row.tsx';

export function RequestEntry({ request }: { request: ActivityRequest }) {
  const address = shortAddress(request.url);
  return (
    <EntryRow
      summary={
        <>
          <span className="w-12 shrink-0 font-mono text-caption text-muted">{request.method}</span>{' '}
          <span className="min-w-0 flex-1 truncate font-mono text-caption">{address}</span>{' '}
          <Outcome request={request} />
        </>
      }
    >
      <Details request={request} />
    </EntryRow>
  );
}

function statusOf({ status, statusCode, duration }: ActivityRequest): string {
  if (status === 'pending') return t('request.pending');
  const outcome = statusCode === 0 ? t('request.noResponse') : String(statusCode);
  return t('request.outcome', { status: outcome, milliseconds: String(duration) });
}

function Outcome({ request }: { request: ActivityRequest }) {
  if (request.status === 'pending') {
    return (
      <>
        <Spinner className="size-3.5 text-muted" />
        <span className="sr-only">{t('request.pending')}</span>
      </>
    );
  }
  return (
    <span className="flex shrink-0 gap-2 text-caption tabular-nums">
      <span className={cn('font-medium', isFailed(request) ? 'text-danger' : 'text-success')}>
        {request.statusCode === 0 ? t('request.noResponse') : request.statusCode}
      </span>{' '}
      <span className="text-muted">{t('request.duration', { milliseconds: String(request.duration) })}</span>
    </span>
  );
}

function Details({ request }: { request: ActivityRequest }) {
  const isCompleted = request.status === 'completed';
  return (
    <Tabs defaultValue="general">
      <TabsList>
        <TabsTrigger value="general">{t('request.general')}</TabsTrigger>
        <TabsTrigger value="request">{t('request.request')}</TabsTrigger>
        {isCompleted && <TabsTrigger value="response">{t('request.response')}</TabsTrigger>}
      </TabsList>
      <TabsContent value="general" className="pt-3">
        <Facts
          facts={[
            [t('request.url'), request.url],
            [t('request.method'), request.method],
            [t('request.status'), statusOf(request)],
            [t('request.started'), dateText(request.startTime, 'clock')],
            ...(request.endTime === null
              ? []
              : [[t('request.completed'), dateText(request.endTime, 'clock')] as const]),
          ]}
        />
      </TabsContent>
      <TabsContent value="request" className="pt-3">
        <Body text={bodyText(request.body)} none={t('request.noRequestData')} />
      </TabsContent>
      {isCompleted && (
        <TabsContent value="response" className="pt-3">
          <Body text={bodyText(request.response)} none={t('request.noResponseData')} />
        </TabsContent>
      )}
    </Tabs>
  );
}

function Body({ text, none }: { text: string | null; none: string }) {
  if (text === null) return <p className="text-dense text-muted">{none}</p>;
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className="max-h-72 overflow-auto whitespace-pre-wrap wrap-anywhere font-mono text-caption"
    >
      {text}
    </pre>
  );
}
