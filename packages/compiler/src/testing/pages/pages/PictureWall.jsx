import { useCallback, useEffect, useState } from 'react';
import useEmblaCarousel from 'embla-carousel-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Room } from '@/entities/Room';
import { Carousel, CarouselContent, CarouselItem, CarouselNext, CarouselPrevious } from '@/components/ui/carousel';
import { Button } from '@/components/ui/button';

const placeholder = (name) => `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><title>${name}</title></svg>`)}`;

export default function PictureWall() {
  const [api, setApi] = useState();
  const [at, setAt] = useState(0);
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: 'start' });
  const [zoomed, setZoomed] = useState(/** @type {null | { name: string, photo?: string }} */ (null));

  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['records', 'Room', 'rows', 'pages'],
    queryFn: ({ pageParam }) => Room.list({ sort: 'name', limit: 12, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: null,
    getNextPageParam: ({ has_more, next_cursor }) => (has_more ? next_cursor : undefined),
  });
  const rooms = data?.pages.flatMap(({ items }) => items) ?? [];

  const follow = useCallback(() => setAt(api?.selectedScrollSnap() ?? 0), [api]);
  useEffect(() => {
    if (!api) return undefined;
    api.on('select', follow);
    return () => api.off('select', follow);
  }, [api, follow]);

  return (
    <div className="space-y-6 px-12">
      <h1 className="sr-only">Pictures</h1>
      <Carousel setApi={setApi} opts={{ align: 'center', loop: true }}>
        <CarouselContent>
          {rooms.map((room) => (
            <CarouselItem key={room.id} className="basis-full md:basis-1/2">
              <button type="button" onClick={() => setZoomed(room)} className="w-full"><img src={room.photo || placeholder(room.name)} alt={room.name} className="aspect-video w-full rounded-lg bg-muted object-cover" /></button>
            </CarouselItem>
          ))}
        </CarouselContent>
        <CarouselPrevious />
        <CarouselNext />
      </Carousel>
      <p aria-live="polite">{rooms.length > 0 && `${at + 1} of ${rooms.length}`}</p>
      <div ref={viewport} className="overflow-hidden"><div className="flex">{['A', 'B', 'C'].map((x) => <div key={x} className="min-w-0 flex-[0_0_50%]">{x}</div>)}</div></div>
      <Button onClick={() => embla?.scrollNext()}>Next</Button>
      {hasNextPage && <Button variant="outline" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>More</Button>}
      {zoomed && (
        <div role="dialog" aria-label={zoomed.name} className="fixed inset-0 z-50 grid place-items-center bg-black/80" onClick={() => setZoomed(null)}>
          <img src={zoomed.photo ?? placeholder(zoomed.name)} alt={zoomed.name} />
        </div>
      )}
    </div>
  );
}
