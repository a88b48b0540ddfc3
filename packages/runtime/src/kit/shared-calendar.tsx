import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EntityClient, Row } from '../sdk/entity-types.ts';
import { createPageUrl } from '../sdk/utils.ts';
import { actions } from '../texts/actions.ts';
import { calendar } from '../texts/calendar.ts';
import type { CalendarSource, RecordCalendarProps } from './api.ts';
import { entriesByDay, inRange, startOn } from './calendar-days.ts';
import { CalendarEvent } from './calendar-event.tsx';
import { CalendarFrame, useSpan } from './calendar-frame.tsx';
import { CalendarLegend } from './calendar-legend.tsx';
import { type References, rowsQuery, useFreshness, useReferences } from './data.ts';
import type { FormTarget } from './form-sheet.tsx';
import { readTexts, useKept } from './kept.ts';
import { may } from './reach.ts';
import { nameOf } from './record-name.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { type Field, fieldOf, fieldsOf, nounOf, pluralOf, titleKeyOf } from './schema.ts';
import { SearchBox } from './search-box.tsx';
import { noteDetailPage } from './shell-context.ts';
import { Failed } from './states.tsx';
import { useReach } from './use-reach.ts';
import { allOf, searchFieldsOf, searchWhere } from './where.ts';

const mostEvents = 5000;
/** Far apart on the wheel, in light and in dark. */
const colors = ['blue', 'orange', 'green', 'violet', 'pink', 'teal', 'amber', 'red'];

type Kind = CalendarSource & { key: string; label: string; noun: string; color: string; hasTime: boolean };
type Entry = { row: Row; kind: Kind };

/** Records of several entities on one calendar, each kind in its colour; kinds that may not be read are left out. */
export function SharedCalendar(props: RecordCalendarProps) {
  const all = kindsOf(props);
  const reachOf = useReach(all.map(({ entity }) => entity));
  const kinds = all.filter(({ entity }) => reachOf(entity) === 'open');
  const span = useSpan();
  const [text, setText] = useState('');
  const [kept, keep] = useKept<readonly string[]>(
    `calendar:${all.map(({ key }) => key).join()}`,
    [],
    readTexts,
  );
  const hidden = new Set(kept);
  const [target, setTarget] = useState<{ key: string; form: FormTarget } | null>(null);
  const navigate = useNavigate();
  for (const { entity, detailPage } of kinds) noteDetailPage(entity.name, detailPage);
  const shown = kinds.filter(({ key }) => !hidden.has(key));
  const { results, entries } = useEntries(kinds, span.days, text);
  const visible = entries.filter(({ kind }) => !hidden.has(kind.key));
  const titles = useTitles(kinds, entries);
  const failed = results.find(({ isError, data }) => isError && data === undefined);
  const isPending = results.some((one) => one.isPending);
  const adding = shown
    .filter(({ entity, readOnly }) => readOnly !== true && may(entity, 'create'))
    .map(({ key, noun, color, dateField, defaults, hasTime }) => ({
      key,
      label: actions.newNoun(noun),
      color,
      create: (day: Date) =>
        setTarget({
          key,
          form: { record: null, defaults: { ...defaults, [dateField]: startOn(day, hasTime) } },
        }),
    }));
  const open = ({ row, kind }: Entry) => {
    if (kind.detailPage !== undefined) void navigate(createPageUrl(`${kind.detailPage}?id=${row.id}`));
    else if (kind.readOnly !== true && may(kind.entity, 'update', row))
      setTarget({ key: kind.key, form: { record: row } });
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <div className="flex max-md:basis-full md:w-72">
          <SearchBox text={text} onText={setText} placeholder={calendar.search} />
        </div>
        <CalendarLegend
          kinds={kinds.map((kind) => ({ ...kind, count: entries.filter((one) => one.kind === kind).length }))}
          hidden={hidden}
          onHidden={(next) => keep([...next])}
          adding={adding}
        />
      </div>
      <CalendarFrame
        span={span}
        byDay={entriesByDay(visible, ({ row, kind: { dateField, endField } }) => ({
          start: row[dateField],
          end: endField === undefined ? undefined : row[endField],
        }))}
        event={(entry) => (
          <CalendarEvent
            key={`${entry.kind.key}:${entry.row.id}`}
            entity={entry.kind.entity}
            row={entry.row}
            name={nameOf(entry.kind.entity, entry.row, titles)}
            color={entry.kind.color}
            kind={entry.kind.noun}
            time={entry.kind.hasTime ? entry.row[entry.kind.dateField] : undefined}
            onOpen={() => open(entry)}
          />
        )}
        adding={adding}
        isLoading={isPending}
        note={isPending || visible.length > 0 ? null : emptyNote(span.view, text, shown.length)}
        failure={failed ? <Failed error={failed.error} onRetry={() => void failed.refetch()} /> : null}
      />
      {kinds.map(({ key, entity, formFields }) => (
        <Sheet
          key={key}
          entity={entity}
          fields={formFields}
          target={target?.key === key ? target.form : null}
          onClose={() => setTarget(null)}
        />
      ))}
    </div>
  );
}

type SheetProps = {
  entity: EntityClient;
  fields: string[] | undefined;
  target: FormTarget | null;
  onClose: () => void;
};

/** The form of one kind; it also keeps the records of that kind fresh. */
function Sheet(props: SheetProps) {
  useFreshness(props.entity);
  return <RecordSheet {...props} />;
}

function emptyNote(view: string, text: string, shown: number): string {
  if (shown === 0) return calendar.allHidden;
  return text.trim() === '' ? calendar.noneIn(view) : calendar.noMatchIn(view);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function kindsOf({ also = [], ...first }: RecordCalendarProps): Kind[] {
  return [first, ...also].map((source, at) => {
    const noun = nounOf(source.entity.schema);
    return {
      ...source,
      key: `${source.entity.name}.${source.dateField}`,
      noun,
      label: source.label ?? capital(pluralOf(noun)),
      color: colors[at % colors.length] ?? 'gray',
      hasTime: fieldOf(source.entity.schema, source.dateField)?.kind === 'datetime',
    };
  });
}

/** All that stands on these days, of hidden kinds too, so that showing them again takes no time. */
function useEntries(kinds: readonly Kind[], days: readonly Date[], text: string) {
  const results = useQueries({
    queries: kinds.map((kind) =>
      rowsQuery(kind.entity, {
        where: allOf(kind.where, searchIn(kind, text), inRange(kind, days)),
        sort: kind.dateField,
        limit: mostEvents,
      }),
    ),
  });
  const entries = results.flatMap(({ data = [] }, at): Entry[] => {
    const kind = kinds[at];
    return kind === undefined ? [] : data.map((row) => ({ row, kind }));
  });
  return { results, entries };
}

/** A kind without any text matches no words. */
function searchIn({ entity }: Kind, text: string) {
  if (text.trim() === '') return undefined;
  return searchWhere(searchFieldsOf(fieldsOf(entity.schema)), text) ?? { id: { $in: [] } };
}

/** What titles that are references point to, of all kinds in few calls. */
function useTitles(kinds: readonly Kind[], entries: readonly Entry[]): References {
  const titles = new Map<Kind, Field>();
  for (const kind of kinds) {
    const sample = entries.find((entry) => entry.kind === kind)?.row;
    const key = sample && titleKeyOf(kind.entity.schema, sample);
    const field = key === undefined ? undefined : fieldOf(kind.entity.schema, key);
    if (field?.target) titles.set(kind, field);
  }
  // Each kind's title under a name of its own: two kinds may call theirs the same and mean other things.
  const fields = [...titles].map(([kind, field]) => ({ ...field, key: kind.key }));
  const rows = entries.flatMap(({ row, kind }): Row[] => {
    const title = titles.get(kind);
    return title === undefined ? [] : [{ id: row.id, [kind.key]: row[title.key] }];
  });
  return useReferences(fields, rows);
}
