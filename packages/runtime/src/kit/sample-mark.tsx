import type { ReactNode } from 'react';
import type { EntityClient, Row } from '../sdk/entity-types.ts';
import { samples } from '../texts/samples.ts';
import { Badge } from '../ui/badge.tsx';
import { cn } from '../ui/lib-utils.ts';
import { isSample, useSamples } from './use-samples.ts';

type Props = { entity: EntityClient; row: Row };

/** Tells a sample from the records of people, once there are any. */
export const SampleMark = ({ entity, row }: Props) => (isSample(row) ? <Mark entity={entity} /> : null);

const Mark = ({ entity }: Pick<Props, 'entity'>) =>
  useSamples(entity) === 'beside' ? (
    <Badge variant="outline" className="font-normal text-muted-foreground">
      {samples.one}
    </Badge>
  ) : null;

/** A record's name with the mark behind it; in one line, the name may be cut. */
export const Marked = ({
  children,
  isLine = false,
  ...of
}: Props & { isLine?: boolean; children: ReactNode }) =>
  isSample(of.row) ? (
    <span className={cn('flex max-w-full min-w-0 items-center gap-x-2 gap-y-1', !isLine && 'flex-wrap')}>
      <span className="min-w-0">{children}</span>
      <SampleMark {...of} />
    </span>
  ) : (
    children
  );
