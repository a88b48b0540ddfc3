import { ChevronLeft, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { CallError } from '../sdk/call.ts';
import type { Row } from '../sdk/entity-types.ts';
import { createPageUrl } from '../sdk/utils.ts';
import { actions as texts } from '../texts/actions.ts';
import { lostRecord } from '../texts/lost-record.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import type { RecordDetailProps } from './api.ts';
import { Cell } from './cell.tsx';
import { ComputedFigures } from './computed-figures.tsx';
import { DeleteDialog } from './confirm-dialog.tsx';
import { useReferences, useRow } from './data.ts';
import { DetailTabs } from './detail-tabs.tsx';
import type { FormTarget } from './form-sheet.tsx';
import { may } from './reach.ts';
import { nameOf, useTitleReferences } from './record-name.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { SampleMark } from './sample-mark.tsx';
import { type Field, fieldsOf, nounOf, pluralOf, titleFieldOf } from './schema.ts';
import { DetailSkeleton } from './skeletons.tsx';
import { Empty, Failed } from './states.tsx';

/** The page of the record that `?id=` names. */
export function RecordDetail(props: RecordDetailProps) {
  const [params] = useSearchParams();
  const id = params.get('id');
  const { data: row, isPending, isError, error, refetch } = useRow(props.entity, id);
  const isGone = id === null || (isError && error instanceof CallError && error.status === 404);
  if (isGone) return <Gone {...props} />;
  if (isError && row === undefined) return <Failed error={error} onRetry={() => void refetch()} />;
  if (isPending || row === null || row === undefined) return <DetailSkeleton facts={props.fields.length} />;
  return <Detail {...props} row={row} />;
}

/** Beside the name stands where the thing is, rather than the first choice of its form. */
function stateIn(fields: readonly Field[]): Field[] {
  const choices = fields.filter(({ kind }) => kind === 'enum');
  return [choices.find(({ label }) => /status|stage|state\b/i.test(label)) ?? choices[0]].flatMap(
    (field) => field ?? [],
  );
}

const Gone = ({ entity, listPage }: RecordDetailProps) => (
  <Card className="py-0">
    <h1 className="sr-only">{lostRecord.heading}</h1>
    <Empty
      isPage
      title={lostRecord.notFound(nounOf(entity.schema))}
      text={lostRecord.maybeDeletedOrHidden}
      action={
        <Button asChild variant="outline" size="sm">
          <Link to={createPageUrl(listPage)}>{lostRecord.backToList(pluralOf(nounOf(entity.schema)))}</Link>
        </Button>
      }
    />
  </Card>
);

function Detail({
  entity,
  fields: keys,
  related = [],
  listPage,
  imageField,
  actions,
  computed = [],
  formFields,
  readOnly = false,
  row,
}: RecordDetailProps & { row: Row }) {
  const [target, setTarget] = useState<FormTarget | null>(null);
  const [doomed, setDoomed] = useState<readonly Row[]>([]);
  const navigate = useNavigate();
  const title = titleFieldOf(entity.schema);
  const fields = fieldsOf(entity.schema, keys).filter(({ key }) => key !== title && key !== imageField);
  const references = useReferences(fields, [row]);
  const titles = useTitleReferences(entity, [row]);
  const states = stateIn(fields);
  const long = fields.filter(({ kind }) => kind === 'longtext' || kind === 'richtext' || kind === 'lines');
  const facts = fields.filter((field) => !long.includes(field) && !states.includes(field));
  const picture = imageField === undefined ? null : row[imageField];
  return (
    <div className="flex flex-col gap-(--gap)">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
        {typeof picture === 'string' && picture !== '' ? (
          <img src={picture} alt="" className="size-16 rounded-xl bg-muted object-cover" />
        ) : null}
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
          <Link
            to={createPageUrl(listPage)}
            className="inline-flex w-fit items-center gap-0.5 rounded-sm text-[13px] text-(--page-muted,var(--muted-foreground)) outline-none hover:text-foreground focus-visible:ring-2 focus-visible:ring-ring"
          >
            <ChevronLeft className="size-4 rtl:rotate-180" aria-hidden="true" /> {lostRecord.back}
          </Link>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="kit-title text-2xl leading-8 wrap-anywhere">{nameOf(entity, row, titles)}</h1>
            {states.map((field) => (
              <Cell key={field.key} field={field} row={row} references={references} />
            ))}
            <SampleMark entity={entity} row={row} />
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2 md:pt-6">
          {actions?.(row)}
          {!readOnly && may(entity, 'update', row) ? (
            <Button variant="outline" onClick={() => setTarget({ record: row })}>
              <Pencil /> {texts.edit}
            </Button>
          ) : null}
          {!readOnly && may(entity, 'delete', row) ? (
            <Button
              variant="outline"
              size="icon"
              aria-label={texts.deleteThis(nounOf(entity.schema))}
              onClick={() => setDoomed([row])}
            >
              <Trash2 />
            </Button>
          ) : null}
        </div>
      </header>
      {computed.length > 0 ? <ComputedFigures row={row} items={computed} /> : null}
      <Card className="gap-5">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-5 px-5 md:grid-cols-3 lg:grid-cols-4">
          {facts.map((field) => (
            <div key={field.key} className="min-w-0">
              <dt className="mb-1 text-[13px] text-muted-foreground">{field.label}</dt>
              <dd className="wrap-anywhere [&_a]:max-w-full">
                <Cell field={field} row={row} references={references} isLong />
              </dd>
            </div>
          ))}
        </dl>
        {long.map((field) => (
          <div key={field.key} className="border-t border-border px-5 pt-5">
            <h2 className="mb-1 text-[13px] text-muted-foreground">{field.label}</h2>
            <Cell field={field} row={row} references={references} isLong />
          </div>
        ))}
      </Card>
      <DetailTabs noun={nounOf(entity.schema)} row={row} related={related} readOnly={readOnly} />
      <RecordSheet entity={entity} target={target} fields={formFields} onClose={() => setTarget(null)} />
      <DeleteDialog
        entity={entity}
        rows={doomed}
        onDone={() => setDoomed([])}
        onDeleted={() => void navigate(createPageUrl(listPage))}
      />
    </div>
  );
}
