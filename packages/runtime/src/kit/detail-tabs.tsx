import type { Row } from '../sdk/entity-types.ts';
import { activity as texts } from '../texts/activity.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs.tsx';
import { Activity } from './activity.tsx';
import type { Related } from './api.ts';
import { later } from './community/later.tsx';
import { useCount } from './data.ts';
import { formatNumber } from './format.ts';
import { may } from './reach.ts';
import { RelatedTable } from './related-table.tsx';

type Props = { noun: string; row: Row; related: readonly Related[]; readOnly: boolean };

const RelatedThread = later(async () => (await import('./community/related-thread.tsx')).RelatedThread);

const keyOf = ({ entity, field }: Related) => `${entity.name}.${field}`;
/** No entity's name begins so; a space would part the ids that the tab is tied to its panel by. */
const activity = '$activity';

/** What belongs to a record, and what happened to it. */
export function DetailTabs({ noun, row, related, readOnly }: Props) {
  const [first] = related;
  return (
    <Tabs defaultValue={first === undefined ? activity : keyOf(first)}>
      <TabsList>
        {related.map((item) => (
          <TabsTrigger key={keyOf(item)} value={keyOf(item)}>
            {item.label} {may(item.entity, 'read') ? <Count related={item} id={row.id} /> : null}
          </TabsTrigger>
        ))}
        <TabsTrigger value={activity}>{texts.title}</TabsTrigger>
      </TabsList>
      {related.map((item) => (
        <TabsContent key={keyOf(item)} value={keyOf(item)}>
          {item.textField === undefined ? (
            <RelatedTable related={item} parent={row} readOnly={readOnly} />
          ) : (
            <RelatedThread
              related={{ ...item, textField: item.textField }}
              parent={row}
              readOnly={readOnly}
            />
          )}
        </TabsContent>
      ))}
      <TabsContent value={activity}>
        <Activity noun={noun} row={row} related={related} />
      </TabsContent>
    </Tabs>
  );
}

function Count({ related: { entity, field }, id }: { related: Related; id: string }) {
  const { data } = useCount(entity, { [field]: id });
  return data === undefined ? null : (
    <span className="font-normal tabular-nums opacity-80">{formatNumber(data)}</span>
  );
}
