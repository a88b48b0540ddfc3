import { type ComponentType, lazy, Suspense } from 'react';
import { states } from '../../texts/states.ts';
import { CardsSkeleton } from '../skeletons.tsx';
import { Failed } from '../states.tsx';

/** Parts that fill a page weigh as much as the rest of the kit; an app loads those that it shows. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  /** What a part that fills a page by itself shows until it is there. */
  waiting: React.ReactNode = <CardsSkeleton cards={3} />,
): (props: P) => React.ReactNode {
  const Part = lazy(async () => ({ default: await load().catch(() => NotLoaded) }));
  return (props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  );
}

const NotLoaded = () => <Failed error={new Error(states.partNotLoaded)} onRetry={() => location.reload()} />;
