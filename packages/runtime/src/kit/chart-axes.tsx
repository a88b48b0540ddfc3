import { CartesianGrid, XAxis, YAxis } from 'recharts';
import { cutTo, linesOf } from './chart-labels.ts';
import { formatTick, type Unit } from './format.ts';

const tick = { fill: 'var(--muted-foreground)', fontSize: 12 };
/** What the figures beside a chart take of its width, about. */
export const valueRoom = 56;
const lineHeight = 15;
const bare = { tickLine: false, axisLine: false, tick } as const;

type Given = { unit: Unit; largest: number; room: number };

/** Labels below: along time as many as there is room for, evenly; of anything else all of them, in two lines. */
export function axesBelow({ unit, largest, labels, room, isTimed }: Given & BelowGiven) {
  // Narrower than a letter or two, cut labels would say less than some whole ones.
  const isThinned = isTimed || room < 24;
  const most = Math.max(1, ...labels.map((label) => linesOf(label, room).length));
  return [
    <CartesianGrid key="grid" vertical={false} stroke="var(--grid)" />,
    isThinned ? (
      <XAxis
        key="x"
        dataKey="label"
        {...bare}
        tickMargin={8}
        minTickGap={12}
        interval="equidistantPreserveStart"
      />
    ) : (
      <XAxis
        key="x"
        dataKey="label"
        {...bare}
        interval={0}
        height={most * lineHeight + 12}
        tick={(at: TickAt) => <LabelBelow {...at} room={room} />}
      />
    ),
    <YAxis
      key="y"
      {...bare}
      width="auto"
      allowDecimals={false}
      tickFormatter={(value: number) => formatTick(value, unit, largest)}
    />,
  ];
}

type BelowGiven = { labels: readonly string[]; isTimed: boolean };

/** Labels beside bars that lie, each on a line of its own. */
export const lyingAxes = ({ unit, largest, room }: Given) => [
  <CartesianGrid key="grid" horizontal={false} stroke="var(--grid)" />,
  <XAxis
    key="x"
    type="number"
    {...bare}
    tickMargin={8}
    minTickGap={12}
    interval="equidistantPreserveStart"
    allowDecimals={false}
    tickFormatter={(value: number) => formatTick(value, unit, largest)}
  />,
  <YAxis
    key="y"
    type="category"
    dataKey="label"
    {...bare}
    interval={0}
    width={room + 12}
    tick={(at: TickAt) => <LabelBeside {...at} room={room} />}
  />,
];

type TickAt = { x: number | string; y: number | string; payload: { value?: unknown } };
type LabelProps = TickAt & { room: number };

const LabelBelow = ({ x, y, payload, room }: LabelProps) => {
  const label = String(payload.value ?? '');
  return (
    <text x={x} y={Number(y) + 10} textAnchor="middle" {...tick}>
      <title>{label}</title>
      {linesOf(label, room).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same, and none moves
        <tspan key={at} x={x} dy={at * lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  );
};

const LabelBeside = ({ x, y, payload, room }: LabelProps) => {
  const label = String(payload.value ?? '');
  return (
    <text x={x} y={y} dy="0.35em" textAnchor="end" {...tick}>
      <title>{label}</title>
      {cutTo(label, room)}
    </text>
  );
};
