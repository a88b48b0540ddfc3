import type { ComponentProps } from 'react';
import { entityNamed } from '../../sdk/entity.ts';
import type { Row } from '../../sdk/entity-types.ts';
import { groupNames } from '../../texts/group-names.ts';
import { Cell } from '../cell.tsx';
import { noReferences, useReferences } from '../data.ts';
import { nameOf } from '../record-name.tsx';
import { type Field, fieldOf } from '../schema.ts';
import { isEmpty } from '../validate.ts';
import type { IdeaBoardProps } from './api.ts';
import { IdeaList } from './idea-list.tsx';

type Props = ComponentProps<typeof IdeaList> & Pick<IdeaBoardProps, 'closedGroups'> & { groupField: Field };

/** Ideas below what they belong to: the options of a poll below its question. */
export function IdeaGroups({ groupField, closedGroups, rows, ...list }: Props) {
  const references = useReferences([groupField], rows);
  const target = groupField.target === null ? undefined : entityNamed(groupField.target);
  const state = closedGroups && target ? fieldOf(target.schema, closedGroups.field) : undefined;
  const groups = [...partedBy(groupField, rows)].map(([id, parts]) => {
    const head = references.get(id);
    return { id, parts, head, isClosed: state !== undefined && head?.[state.key] === closedGroups?.value };
  });
  // What can still be voted on comes first.
  groups.sort((one, other) => Number(one.isClosed) - Number(other.isClosed));
  return (
    <div className="flex flex-col gap-8">
      {groups.map(({ id, parts, head, isClosed }) => (
        <section key={id} className="flex flex-col gap-3">
          <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-lg font-semibold">
            {head === undefined || target === undefined
              ? groupNames.without(groupField.label.toLowerCase())
              : nameOf(target, head)}
            {state === undefined || head === undefined || isEmpty(head[state.key]) ? null : (
              <Cell field={state} row={head} references={noReferences} />
            )}
          </h2>
          <IdeaList {...list} rows={parts} isPart isClosed={isClosed} />
        </section>
      ))}
    </div>
  );
}

function partedBy({ key }: Field, rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const id = String(row[key] ?? '');
    groups.set(id, [...(groups.get(id) ?? []), row]);
  }
  return groups;
}

/** Whether the group that an idea belongs to takes no more votes. */
export function useIsClosed(props: IdeaBoardProps, row: Row | undefined): boolean {
  const field = groupFieldOf(props);
  const references = useReferences(field ? [field] : [], row ? [row] : []);
  const head = field && row ? references.get(String(row[field.key])) : undefined;
  const { closedGroups } = props;
  return head !== undefined && closedGroups !== undefined && head[closedGroups.field] === closedGroups.value;
}

/** The reference that parts the ideas, where there is one. */
export const groupFieldOf = ({ entity, groupField }: IdeaBoardProps): Field | undefined => {
  const field = groupField === undefined ? undefined : fieldOf(entity.schema, groupField);
  return field?.target ? field : undefined;
};
