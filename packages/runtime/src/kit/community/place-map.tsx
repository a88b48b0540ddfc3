import { Crosshair, MapPin, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { toast } from 'sonner';
import type { Row } from '../../sdk/entity-types.ts';
import { actions } from '../../texts/actions.ts';
import { lists } from '../../texts/lists.ts';
import { places as texts } from '../../texts/places.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/lib-utils.ts';
import { Cell } from '../cell.tsx';
import { usePatch, useReferences, useRows } from '../data.ts';
import { FilterBar } from '../filter-bar.tsx';
import { fieldOf, fieldsOf, nounOf, optionColor, plainTitle, pluralOf, titleFieldOf } from '../schema.ts';
import { RowsSkeleton } from '../skeletons.tsx';
import { Failed } from '../states.tsx';
import { useFiltering } from '../use-filtering.ts';
import { type Listing, useListing } from '../use-listing.tsx';
import { isEmpty } from '../validate.ts';
import type { PlaceMapProps } from './api.ts';
import { MapCanvas, type Pin } from './map-canvas.tsx';
import type { Spot } from './map-view.ts';
import { useParam } from './use-param.ts';

const most = 500;
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Places, where they are. */
export function PlaceMap(props: PlaceMapProps) {
  const { entity, latitudeField, longitudeField, colorField, where, filters, readOnly = false } = props;
  const [chosenId, choose] = useParam('place');
  const [isPlacing, setPlacing] = useState(false);
  const filtering = useFiltering({ entity, where, columns: colorField ? [colorField] : [], filters });
  const listing = useListing({ entity, readOnly, detailPage: props.detailPage });
  const patch = usePatch(entity);
  const rows = useRows(entity, { where: filtering.where, sort: titleFieldOf(entity.schema), limit: most });
  const found = rows.data ?? [];
  const color = colorField === undefined ? undefined : fieldOf(entity.schema, colorField);
  const chosen = found.find(({ id }) => id === chosenId);
  const noun = nounOf(entity.schema);
  const pins = found.flatMap((row): Pin[] => {
    const [latitude, longitude] = [row[latitudeField], row[longitudeField]];
    if (typeof latitude !== 'number' || typeof longitude !== 'number') return [];
    return [
      {
        id: row.id,
        name: plainTitle(entity.schema, row),
        spot: { latitude, longitude },
        color: color === undefined ? 'blue' : optionColor(color.property, row[color.key]),
      },
    ];
  });
  const place = ({ latitude, longitude }: Spot) => {
    const body = { [latitudeField]: rounded(latitude), [longitudeField]: rounded(longitude) };
    setPlacing(false);
    if (chosen === undefined) return listing.create(body);
    patch.mutate(
      { id: chosen.id, body },
      { onSuccess: () => toast.success(texts.moved, { description: plainTitle(entity.schema, chosen) }) },
    );
  };
  return (
    <div className="flex flex-col gap-4">
      <FilterBar filtering={filtering} placeholder={lists.search(pluralOf(noun))}>
        {!listing.mayCreate ? null : (
          <>
            <Button
              variant={isPlacing ? 'default' : 'outline'}
              aria-pressed={isPlacing}
              onClick={() => setPlacing(!isPlacing)}
            >
              <Crosshair /> {chosen === undefined ? texts.placeOnMap : texts.move}
            </Button>
            <Button onClick={() => listing.create()}>
              <Plus /> {actions.addNoun(noun)}
            </Button>
          </>
        )}
      </FilterBar>
      {isPlacing ? (
        <p role="status" className="rounded-md bg-info-soft px-3 py-2 text-[13px] text-info">
          {chosen === undefined
            ? texts.selectForNew(noun)
            : texts.selectForNamed(plainTitle(entity.schema, chosen))}
        </p>
      ) : null}
      {rows.isError && rows.data === undefined ? (
        <Failed error={rows.error} onRetry={() => void rows.refetch()} />
      ) : (
        <Card className="grid gap-0 overflow-hidden py-0 lg:h-[calc(100dvh-15rem)] lg:min-h-[28rem] lg:grid-cols-[1fr_20rem]">
          <div className="max-lg:h-[22rem]">
            <MapCanvas
              pins={pins}
              chosenId={chosenId}
              onChoose={choose}
              isPlacing={isPlacing}
              onPlace={place}
            />
          </div>
          <div className="flex min-h-0 flex-col overflow-y-auto border-border max-lg:border-t lg:border-l">
            {rows.isPending ? <RowsSkeleton /> : null}
            {rows.data?.length === 0 ? listing.empty(filtering) : null}
            <ul>
              {found.map((row) => (
                <PlaceLine
                  key={row.id}
                  row={row}
                  isChosen={row === chosen}
                  isPlaced={pins.some(({ id }) => id === row.id)}
                  onChoose={() => choose(row === chosen ? null : row.id)}
                  listing={listing}
                  {...props}
                />
              ))}
            </ul>
          </div>
        </Card>
      )}
      {listing.dialogs}
    </div>
  );
}

type LineProps = PlaceMapProps & {
  row: Row;
  isChosen: boolean;
  isPlaced: boolean;
  onChoose: () => void;
  listing: Listing;
};

/** A place in the list; the chosen one shows its card. */
function PlaceLine({ entity, row, isChosen, isPlaced, onChoose, listing, ...props }: LineProps) {
  const { fields: keys = [], imageField, detailPage } = props;
  const fields = fieldsOf(entity.schema, keys).filter(({ key }) => !isEmpty(row[key]) && key !== imageField);
  const references = useReferences(isChosen ? fields : [], [row]);
  const picture = imageField === undefined ? null : row[imageField];
  const href = listing.hrefOf(row);
  return (
    <li className={cn('border-b border-border last:border-b-0', isChosen && 'bg-accent/60')}>
      <button
        type="button"
        aria-expanded={isChosen}
        onClick={onChoose}
        className="flex w-full items-center gap-2.5 px-4 py-3 text-left outline-none hover:bg-accent focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset"
      >
        <MapPin
          className={cn('size-4 shrink-0', isPlaced ? 'text-link' : 'text-muted-foreground')}
          aria-hidden="true"
        />
        <span className="min-w-0 flex-1 font-medium wrap-anywhere">{plainTitle(entity.schema, row)}</span>
        {isPlaced ? null : <span className="text-xs text-muted-foreground">{texts.notPlaced}</span>}
      </button>
      {isChosen ? (
        <div className="flex flex-col gap-3 px-4 pb-4">
          {typeof picture === 'string' && picture !== '' ? (
            <img src={picture} alt="" className="aspect-[16/9] w-full rounded-lg bg-muted object-cover" />
          ) : null}
          <dl className="flex flex-col gap-2 text-[13px]">
            {fields.map((field) => (
              <div key={field.key}>
                <dt className="text-muted-foreground">{field.label}</dt>
                <dd className="break-words">
                  <Cell field={field} row={row} references={references} isLong />
                </dd>
              </div>
            ))}
          </dl>
          <div className="flex gap-2">
            {detailPage !== undefined && href !== undefined ? (
              <Button asChild variant="outline" size="sm">
                <Link to={href}>{texts.open}</Link>
              </Button>
            ) : null}
            {!listing.mayEdit(row) ? null : (
              <Button variant="outline" size="sm" onClick={() => listing.edit(row)}>
                <Pencil /> {actions.edit}
              </Button>
            )}
          </div>
        </div>
      ) : null}
    </li>
  );
}
