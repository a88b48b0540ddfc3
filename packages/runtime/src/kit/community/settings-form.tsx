import { LogIn, UserRound } from 'lucide-react';
import { useId } from 'react';
import { auth } from '../../sdk/auth.ts';
import type { EntityClient, Row } from '../../sdk/entity-types.ts';
import { actions } from '../../texts/actions.ts';
import { settings as texts } from '../../texts/settings.ts';
import { states } from '../../texts/states.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Label } from '../../ui/label.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useCurrentUser, useRows } from '../data.ts';
import { Panel } from '../page.tsx';
import { RecordForm } from '../record-form.tsx';
import { useShell } from '../shell-context.ts';
import { Empty, Failed } from '../states.tsx';
import type { SettingsFormProps } from './api.ts';

/** Settings that are kept in one record: of the app, or of whoever is here. */
export function SettingsForm({ entity, scope = 'app', groups, theme = true }: SettingsFormProps) {
  const user = useCurrentUser();
  const isPersonal = scope === 'person';
  const isAsked = !isPersonal || user !== null;
  const rows = useRows(
    entity,
    { where: isPersonal ? { created_by: user?.email } : {}, sort: 'created_date', limit: 1 },
    isAsked,
  );
  const parts = groups ?? [{ title: isPersonal ? texts.yours : texts.general, fields: undefined }];
  return (
    <div className="flex max-w-3xl flex-col gap-(--gap)">
      {theme ? <Appearance /> : null}
      {isAsked ? null : (
        <Card className="py-0">
          <Empty
            icon={UserRound}
            title={texts.signIn}
            action={
              <Button onClick={() => auth.redirectToLogin()}>
                <LogIn /> {actions.signIn}
              </Button>
            }
          />
        </Card>
      )}
      {isAsked && rows.isPending ? <SettingsSkeleton /> : null}
      {rows.isError && rows.data === undefined ? (
        <Failed error={rows.error} onRetry={() => void rows.refetch()} />
      ) : null}
      {rows.data === undefined
        ? null
        : parts.map((part) => (
            <Part key={part.title} entity={entity} record={rows.data[0] ?? null} {...part} />
          ))}
    </div>
  );
}

type PartProps = {
  entity: EntityClient;
  record: Row | null;
  title: string;
  text?: string;
  fields?: string[] | undefined;
};

const Part = ({ entity, record, title, text, fields }: PartProps) => (
  <Panel title={title} {...(text === undefined ? {} : { description: text })}>
    <RecordForm
      // A form that was opened before there was a record must not make a second one.
      key={record?.id ?? 'new'}
      entity={entity}
      record={record}
      submitLabel={actions.save}
      {...(fields === undefined ? {} : { fields })}
    />
  </Panel>
);

function Appearance() {
  const { mode, switchMode } = useShell();
  const id = useId();
  if (mode === undefined || switchMode === undefined) return null;
  return (
    <Panel title={texts.appearance}>
      <div className="flex items-center justify-between gap-4">
        <Label htmlFor={id} className="flex-col items-start gap-0.5">
          {texts.darkMode}
          <span className="text-[13px] font-normal text-muted-foreground">{texts.onThisDevice}</span>
        </Label>
        <Switch id={id} checked={mode === 'dark'} onCheckedChange={switchMode} />
      </div>
    </Panel>
  );
}

const SettingsSkeleton = () => (
  <div className="flex flex-col gap-4" role="status" aria-label={states.loading}>
    <Skeleton className="h-5 w-40" />
    <Skeleton className="h-44 w-full rounded-xl" />
  </div>
);
