import {
  type ComponentProps,
  type ComponentType,
  type CSSProperties,
  createContext,
  type ReactNode,
  use,
  useId,
} from 'react';
import { Legend, ResponsiveContainer, Tooltip } from 'recharts';
import { cn } from './lib-utils.ts';

export type ChartConfig = Record<
  string,
  { label?: ReactNode; icon?: ComponentType; color?: string; theme?: Record<'light' | 'dark', string> }
>;

const Context = createContext<ChartConfig>({});

type ContainerProps = ComponentProps<'div'> & {
  config: ChartConfig;
  children: ComponentProps<typeof ResponsiveContainer>['children'];
};

/** Gives its chart the width it has, and each series its `--color-{key}`. */
export function ChartContainer({ id, className, children, config, style, ...props }: ContainerProps) {
  const made = useId().replaceAll(':', '');
  const colors = Object.fromEntries(
    Object.entries(config).flatMap(([key, { color, theme }]) => {
      const value = color ?? theme?.light;
      return value === undefined ? [] : [[`--color-${key}`, value]];
    }),
  );
  return (
    <Context value={config}>
      <div
        data-chart={id ?? made}
        style={{ ...colors, ...style } as CSSProperties}
        className={cn(
          'flex aspect-video justify-center text-xs [&_.recharts-cartesian-axis-tick_text]:fill-muted-foreground [&_.recharts-cartesian-grid_line]:stroke-border [&_.recharts-surface]:outline-none',
          className,
        )}
        {...props}
      >
        <ResponsiveContainer>{children}</ResponsiveContainer>
      </div>
    </Context>
  );
}

export const ChartTooltip = Tooltip;
export const ChartLegend = Legend;

type Entry = { dataKey?: unknown; name?: unknown; value?: unknown; color?: string };
type TooltipContentProps = {
  active?: boolean;
  payload?: Entry[];
  label?: ReactNode;
  className?: string;
  hideLabel?: boolean;
  hideIndicator?: boolean;
};

export function ChartTooltipContent({
  active,
  payload = [],
  label,
  className,
  hideLabel,
  hideIndicator,
}: TooltipContentProps) {
  const config = use(Context);
  if (!active || payload.length === 0) return null;
  return (
    <div
      className={cn(
        'grid min-w-32 gap-1.5 rounded-lg border border-border bg-popover px-2.5 py-1.5 text-xs text-popover-foreground shadow-md',
        className,
      )}
    >
      {hideLabel ? null : <div className="font-medium">{label}</div>}
      {payload.map((entry) => {
        const key = String(entry.dataKey ?? entry.name);
        return (
          <div key={key} className="flex items-center gap-2">
            {hideIndicator ? null : (
              <span
                className="size-2.5 rounded-[2px]"
                style={{ background: entry.color ?? `var(--color-${key})` }}
              />
            )}
            <span className="text-muted-foreground">{config[key]?.label ?? String(entry.name ?? key)}</span>
            <span className="ml-auto font-medium tabular-nums">{String(entry.value)}</span>
          </div>
        );
      })}
    </div>
  );
}

export function ChartLegendContent({ payload = [], className }: { payload?: Entry[]; className?: string }) {
  const config = use(Context);
  return (
    <div className={cn('flex items-center justify-center gap-4 pt-3', className)}>
      {payload.map((entry) => {
        const key = String(entry.dataKey ?? entry.value);
        return (
          <div key={key} className="flex items-center gap-1.5">
            <span className="size-2 rounded-[2px]" style={{ background: entry.color }} />
            {config[key]?.label ?? String(entry.value)}
          </div>
        );
      })}
    </div>
  );
}
