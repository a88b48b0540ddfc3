import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Row } from '../sdk/entity-types.ts';
import { selection } from '../texts/selection.ts';
import { values } from '../texts/values.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Cell, textOf } from './cell.tsx';
import type { References } from './data.ts';
import { RowMenu } from './row-menu.tsx';
import { SampleMark } from './sample-mark.tsx';
import type { Field } from './schema.ts';
import type { Listing } from './use-listing.tsx';
import { isEmpty } from './validate.ts';

type Props = {
  rows: readonly Row[];
  fields: readonly Field[];
  references: References;
  listing: Listing;
  readOnly: boolean;
  /** Ids of chosen records; without it none can be chosen. */
  selected?: ReadonlyMap<string, Row>;
  onToggle?: (row: Row) => void;
};

const mostFacts = 4;

/** A table on narrow screens: one block a record, nothing to scroll sideways. */
export const MobileList = ({ rows, fields, references, listing, readOnly, selected, onToggle }: Props) => (
  <ul>
    {rows.map((row) => (
      <Item
        key={row.id}
        row={row}
        fields={fields}
        references={references}
        listing={listing}
        readOnly={readOnly}
        isSelected={selected?.has(row.id) === true}
        onToggle={readOnly ? undefined : onToggle}
      />
    ))}
  </ul>
);

/** A bare number says nothing where no head of a column stands above it. */
const saysWhat = ({ kind }: Field): boolean => kind === 'integer' || kind === 'number';

type ItemProps = Omit<Props, 'rows' | 'selected' | 'onToggle'> & {
  row: Row;
  isSelected: boolean;
  onToggle: ((row: Row) => void) | undefined;
};

function Item({ row, fields, references, listing, readOnly, isSelected, onToggle }: ItemProps) {
  const [title, ...rest] = fields;
  const name = (title === undefined ? '' : textOf(title, row[title.key], references)) || values.untitled;
  const href = listing.hrefOf(row);
  const shown = rest
    .filter(({ key, kind }) => (kind === 'boolean' ? row[key] === true : !isEmpty(row[key])))
    .slice(0, mostFacts);
  const look =
    'block w-full truncate rounded-sm text-start font-medium outline-none after:absolute after:inset-0 focus-visible:ring-2 focus-visible:ring-ring';
  return (
    <li
      className="relative flex items-start gap-2 border-b border-border py-3 pe-2 ps-4 last:border-b-0 data-[state=selected]:bg-accent data-[state=selected]:text-accent-foreground"
      data-state={isSelected ? 'selected' : undefined}
    >
      {onToggle === undefined ? null : (
        <Checkbox
          checked={isSelected}
          onCheckedChange={() => onToggle(row)}
          aria-label={selection.named(name)}
          // The box is small, what may be pressed is not.
          className="relative z-10 me-1 mt-0.5 after:absolute after:-inset-3"
        />
      )}
      <div className="min-w-0 flex-1">
        {href !== undefined ? (
          <Link to={href} className={look}>
            {name}
          </Link>
        ) : !listing.mayEdit(row) ? (
          <span className="font-medium">{name}</span>
        ) : (
          <button type="button" className={look} onClick={() => listing.open(row)}>
            {name}
          </button>
        )}
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-[13px] text-muted-foreground">
          <SampleMark entity={listing.entity} row={row} />
          {shown.map((field) =>
            field.kind === 'boolean' ? (
              <span key={field.key} className="text-success">
                {field.label}
              </span>
            ) : (
              <span key={field.key} className="min-w-0">
                <span className={saysWhat(field) ? undefined : 'sr-only'}>
                  {field.label}
                  <span className="sr-only">:</span>{' '}
                </span>
                <Cell field={field} row={row} references={references} />
              </span>
            ),
          )}
        </div>
        {listing.quick?.isDue(row) ? (
          <Button
            variant="outline"
            size="sm"
            className="relative z-10 mt-2.5 h-10"
            onClick={() => listing.quick?.run(row)}
          >
            <Check /> {listing.quick.label}
          </Button>
        ) : null}
      </div>
      {readOnly ? null : (
        <span className="relative z-10">
          <RowMenu row={row} listing={listing} />
        </span>
      )}
    </li>
  );
}
