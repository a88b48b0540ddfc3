import { Mail, Pencil, Phone, Plus, Trash2, Users } from 'lucide-react';
import type { Row } from '../../sdk/entity-types.ts';
import { actions } from '../../texts/actions.ts';
import { lists } from '../../texts/lists.ts';
import { people as texts } from '../../texts/people.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Sheet, SheetContent, SheetDescription, SheetHeader, SheetTitle } from '../../ui/sheet.tsx';
import { Cell } from '../cell.tsx';
import { useReferences, useRows } from '../data.ts';
import { FilterBar } from '../filter-bar.tsx';
import { counted, fieldOf, fieldsOf, nounOf, plainTitle, pluralOf, titleFieldOf } from '../schema.ts';
import { CardsSkeleton } from '../skeletons.tsx';
import { Failed } from '../states.tsx';
import { useFiltering } from '../use-filtering.ts';
import { type Listing, useListing } from '../use-listing.tsx';
import { isEmpty } from '../validate.ts';
import type { PeopleDirectoryProps } from './api.ts';
import { PersonMark } from './person-mark.tsx';
import { useParam } from './use-param.ts';

const most = 300;
const badges = new Set(['enum', 'enums', 'tags', 'reference']);

/** Who is who. */
export function PeopleDirectory(props: PeopleDirectoryProps) {
  const { entity, imageField, lineField, fields: keys, where, sort, readOnly = false } = props;
  const [openId, setOpen] = useParam('person');
  const filtering = useFiltering({ entity, where, columns: keys, filters: props.filters });
  const listing = useListing({ entity, formFields: props.formFields, readOnly });
  const rows = useRows(entity, {
    where: filtering.where,
    sort: sort ?? titleFieldOf(entity.schema),
    limit: most,
  });
  const found = rows.data ?? [];
  const line = lineField === undefined ? undefined : fieldOf(entity.schema, lineField);
  const shown = [...fieldsOf(entity.schema, keys), ...(line ? [line] : [])];
  const references = useReferences(shown, found);
  const tags = fieldsOf(entity.schema, keys)
    .filter(({ kind, key }) => badges.has(kind) && key !== lineField)
    .slice(0, 2);
  const noun = nounOf(entity.schema);
  const open = found.find(({ id }) => id === openId);
  return (
    <div className="flex flex-col gap-4">
      <FilterBar filtering={filtering} placeholder={lists.search(pluralOf(noun))}>
        {!listing.mayCreate ? null : (
          <Button onClick={() => listing.create()}>
            <Plus /> {actions.addNoun(noun)}
          </Button>
        )}
      </FilterBar>
      <p className="flex items-center gap-2 text-[13px] text-muted-foreground" aria-live="polite">
        <Users className="size-4" aria-hidden="true" />
        {counted(found.length, noun)}
      </p>
      {rows.isPending ? <CardsSkeleton /> : null}
      {rows.isError && rows.data === undefined ? (
        <Failed error={rows.error} onRetry={() => void rows.refetch()} />
      ) : null}
      {rows.data?.length === 0 ? <Card className="py-0">{listing.empty(filtering)}</Card> : null}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
        {found.map((row) => (
          <li key={row.id} className="min-w-0">
            <Card className="relative h-full flex-row items-center gap-4 px-5 py-4 focus-within:ring-2 focus-within:ring-ring/40">
              <PersonMark
                name={plainTitle(entity.schema, row)}
                picture={imageField === undefined ? undefined : row[imageField]}
                className="size-14 text-base"
              />
              <div className="min-w-0 flex-1">
                <h2 className="text-[15px] leading-snug font-semibold">
                  <button
                    type="button"
                    onClick={() => setOpen(row.id)}
                    className="line-clamp-2 rounded-sm text-left wrap-anywhere outline-none after:absolute after:inset-0 hover:underline focus-visible:ring-2 focus-visible:ring-ring"
                  >
                    {plainTitle(entity.schema, row)}
                  </button>
                </h2>
                {line === undefined || isEmpty(row[line.key]) ? null : (
                  <div className="truncate text-[13px] text-muted-foreground">
                    <Cell field={line} row={row} references={references} />
                  </div>
                )}
                <div className="mt-1.5 flex flex-wrap gap-1.5 text-[13px]">
                  {tags.map((field) =>
                    isEmpty(row[field.key]) ? null : (
                      <Cell key={field.key} field={field} row={row} references={references} />
                    ),
                  )}
                </div>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <Sheet open={open !== undefined} onOpenChange={(next) => !next && setOpen(null)}>
        <SheetContent>
          {open === undefined ? null : <Profile {...props} row={open} listing={listing} />}
        </SheetContent>
      </Sheet>
      {listing.dialogs}
    </div>
  );
}

type ProfileProps = PeopleDirectoryProps & { row: Row; listing: Listing };

function Profile({ entity, imageField, lineField, fields: keys, row, listing }: ProfileProps) {
  const fields = fieldsOf(entity.schema, keys).filter(({ key }) => !isEmpty(row[key]) && key !== imageField);
  const line = fieldsOf(entity.schema, lineField === undefined ? [] : [lineField]);
  const references = useReferences([...fields, ...line], [row]);
  const contact = (kind: 'email' | 'phone') => {
    const field = fieldsOf(entity.schema).find((one) => one.kind === kind && !isEmpty(row[one.key]));
    return field === undefined ? undefined : String(row[field.key]);
  };
  const [email, phone] = [contact('email'), contact('phone')];
  const name = plainTitle(entity.schema, row);
  return (
    <>
      <SheetHeader className="items-center pt-10 text-center">
        <PersonMark
          name={name}
          picture={imageField === undefined ? undefined : row[imageField]}
          className="mb-2 size-24 text-2xl"
        />
        <SheetTitle className="pr-0">{name}</SheetTitle>
        <SheetDescription asChild>
          <div>
            {line.map((field) =>
              isEmpty(row[field.key]) ? null : (
                <Cell key={field.key} field={field} row={row} references={references} />
              ),
            )}
          </div>
        </SheetDescription>
        <div className="flex gap-2 pt-3">
          {email ? (
            <Button asChild variant="outline" size="sm">
              <a href={`mailto:${email}`}>
                <Mail /> {texts.email}
              </a>
            </Button>
          ) : null}
          {phone ? (
            <Button asChild variant="outline" size="sm">
              <a href={`tel:${phone}`}>
                <Phone /> {texts.call}
              </a>
            </Button>
          ) : null}
        </div>
      </SheetHeader>
      <dl className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-6 py-4">
        {fields
          .filter(({ key }) => key !== lineField)
          .map((field) => (
            <div key={field.key}>
              <dt className="text-[13px] text-muted-foreground">{field.label}</dt>
              <dd className="mt-0.5 break-words">
                <Cell field={field} row={row} references={references} isLong />
              </dd>
            </div>
          ))}
      </dl>
      {listing.mayEdit(row) || listing.mayRemove(row) ? (
        <div className="flex flex-row-reverse gap-2 border-t border-border px-6 py-4">
          {listing.mayEdit(row) ? (
            <Button variant="outline" onClick={() => listing.edit(row)}>
              <Pencil /> {actions.edit}
            </Button>
          ) : null}
          {listing.mayRemove(row) ? (
            <Button variant="ghost" onClick={() => listing.remove([row])}>
              <Trash2 /> {actions.delete}
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
