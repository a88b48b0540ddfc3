import { cn } from './cn.ts';
import { Skeleton } from './skeleton.tsx';

const faces = {
  picture: 'size-9',
  person: 'size-8 rounded-full',
  mark: 'size-4 rounded-full',
} as const;

type Props = {
  /** What is loading, for screen readers. */
  label: string;
  /** What each row begins with. */
  face: keyof typeof faces;
  /** A table, which on narrow screens is a card for each row; else a list. */
  isTable?: boolean;
};

const cardsLook = 'max-md:gap-3 max-md:divide-y-0 max-md:border-0 max-md:bg-transparent';
const cardLook =
  'max-md:h-36 max-md:items-start max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:pt-4';

/** The shape of a list whose rows are on their way. */
export const ListSkeleton = ({ label, face, isTable = false }: Props) => (
  <div
    role="status"
    aria-label={label}
    className={cn(
      'grid grid-cols-1 divide-y divide-line rounded-card border border-line bg-surface',
      isTable && cardsLook,
    )}
  >
    {isTable && <div className="h-10 rounded-t-card bg-sunken max-md:hidden" />}
    {['a', 'b', 'c', 'd'].map((row) => (
      <div
        key={row}
        className={cn(
          'flex h-14 items-center gap-3 px-4',
          face === 'mark' && 'max-md:h-17.5',
          isTable && cardLook,
        )}
      >
        <Skeleton className={cn('shrink-0', faces[face])} />
        <Skeleton className="h-4 w-48 min-w-0" />
        <Skeleton className="ml-auto h-4 w-20 min-w-0" />
      </div>
    ))}
  </div>
);
