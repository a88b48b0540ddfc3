import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ComponentProps, createContext, use, useEffect, useState } from 'react';
import { carousel } from '../texts/ui/carousel.ts';
import { Button, type ButtonProps } from './button.tsx';
import { cn } from './lib-utils.ts';

export type CarouselApi = UseEmblaCarouselType[1];
type Options = Exclude<Parameters<typeof useEmblaCarousel>[0], undefined>;
type Plugins = Exclude<Parameters<typeof useEmblaCarousel>[1], undefined>;
type Orientation = 'horizontal' | 'vertical';
type State = {
  ref: UseEmblaCarouselType[0];
  api: CarouselApi;
  orientation: Orientation;
  canBack: boolean;
  canNext: boolean;
};

const Context = createContext<State | null>(null);

function useCarousel(): State {
  const state = use(Context);
  if (state === null) throw new Error('This belongs inside <Carousel>');
  return state;
}

type CarouselProps = ComponentProps<'section'> & {
  opts?: Options;
  plugins?: Plugins;
  orientation?: Orientation;
  setApi?: (api: CarouselApi) => void;
};

export function Carousel({
  orientation = 'horizontal',
  opts,
  setApi,
  plugins,
  className,
  ...props
}: CarouselProps) {
  const [ref, api] = useEmblaCarousel({ ...opts, axis: orientation === 'horizontal' ? 'x' : 'y' }, plugins);
  const [ends, setEnds] = useState({ canBack: false, canNext: false });
  useEffect(() => {
    if (!api) return undefined;
    const read = () => setEnds({ canBack: api.canScrollPrev(), canNext: api.canScrollNext() });
    read();
    api.on('reInit', read).on('select', read);
    setApi?.(api);
    return () => void api.off('reInit', read).off('select', read);
  }, [api, setApi]);
  return (
    <Context value={{ ref, api, orientation, ...ends }}>
      <section
        aria-label={carousel.label}
        aria-roledescription={carousel.role}
        className={cn('relative', className)}
        {...props}
      />
    </Context>
  );
}

export function CarouselContent({ className, ...props }: ComponentProps<'div'>) {
  const { ref, orientation } = useCarousel();
  return (
    <div ref={ref} className="overflow-hidden">
      <div
        className={cn('flex', orientation === 'horizontal' ? '-ml-4' : '-mt-4 flex-col', className)}
        {...props}
      />
    </div>
  );
}

export function CarouselItem({ className, ...props }: ComponentProps<'div'>) {
  const { orientation } = useCarousel();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern's own role
    <div
      role="group"
      aria-roledescription={carousel.slide}
      className={cn(
        'min-w-0 shrink-0 grow-0 basis-full',
        orientation === 'horizontal' ? 'pl-4' : 'pt-4',
        className,
      )}
      {...props}
    />
  );
}

export function CarouselPrevious({ className, variant = 'outline', size = 'icon', ...props }: ButtonProps) {
  const { api, canBack } = useCarousel();
  return (
    <Button
      variant={variant}
      size={size}
      className={cn(
        'absolute top-1/2 -left-12 size-8 -translate-y-1/2 max-md:size-10 rounded-full',
        className,
      )}
      disabled={!canBack}
      onClick={() => api?.scrollPrev()}
      {...props}
    >
      <ArrowLeft />
      <span className="sr-only">{carousel.previous}</span>
    </Button>
  );
}

export function CarouselNext({ className, variant = 'outline', size = 'icon', ...props }: ButtonProps) {
  const { api, canNext } = useCarousel();
  return (
    <Button
      variant={variant}
      size={size}
      className={cn(
        'absolute top-1/2 -right-12 size-8 -translate-y-1/2 max-md:size-10 rounded-full',
        className,
      )}
      disabled={!canNext}
      onClick={() => api?.scrollNext()}
      {...props}
    >
      <ArrowRight />
      <span className="sr-only">{carousel.next}</span>
    </Button>
  );
}
