import { Check, MapPin } from 'lucide-react';
import { bands as texts } from '../../texts/bands.ts';
import { cn } from '../../ui/lib-utils.ts';
import type { Icon } from '../api.ts';
import { PublicForm } from '../public-form.tsx';
import type { BandProps, FormBandProps, HeroBandProps, PlaceBandProps } from './api.ts';

const tones = {
  plain: '',
  soft: 'kit-band-soft',
  strong: 'kit-band-strong',
} as const;

/** Ground and width of a part; its headings and texts get their look from the style sheet, so that classes still win. */
const Band = ({ id, tone = 'plain', className, inner, children }: BandProps & { inner: string }) => (
  <section id={id} className={cn('kit-band scroll-mt-16', tones[tone], className)}>
    <div className={cn('kit-band-inner', inner)}>{children}</div>
  </section>
);

/** What it is about, in pictures that need no photograph. */
const HeroArt = ({ icons }: { icons: readonly Icon[] }) => (
  <div className="kit-hero-art" aria-hidden="true">
    {icons.slice(0, 3).map((Mark, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the tiles have no other identity
      <span key={at}>
        <Mark strokeWidth={1.25} />
      </span>
    ))}
  </div>
);

export function HeroBand({
  image,
  imageAlt = '',
  layout = 'beside',
  icons = [],
  children,
  ...band
}: HeroBandProps) {
  if (image !== undefined && layout === 'behind') {
    return (
      <section
        id={band.id}
        className={cn('kit-band kit-hero kit-hero-behind relative isolate', band.className)}
      >
        <img src={image} alt={imageAlt} className="absolute inset-0 -z-20 size-full object-cover" />
        <div className="absolute inset-0 -z-10 bg-black/60" aria-hidden="true" />
        <div className="kit-band-inner kit-hero-words">{children}</div>
      </section>
    );
  }
  if (image === undefined && layout !== 'centre' && icons.length > 0) {
    return (
      <Band
        {...band}
        className={cn('kit-hero', band.className)}
        inner="items-center gap-14 lg:grid-cols-[11fr_8fr]"
      >
        <div className="kit-hero-words">{children}</div>
        <HeroArt icons={icons} />
      </Band>
    );
  }
  if (image === undefined || layout === 'centre') {
    return (
      <Band {...band} className={cn('kit-hero kit-hero-centre', band.className)} inner="kit-hero-words">
        {children}
        {image === undefined ? null : (
          <img
            src={image}
            alt={imageAlt}
            className="kit-card mt-10 aspect-[21/9] w-full rounded-xl object-cover"
          />
        )}
      </Band>
    );
  }
  return (
    <Band
      {...band}
      className={cn('kit-hero', band.className)}
      inner="items-center gap-10 md:grid-cols-[11fr_9fr] md:gap-14"
    >
      <div className="kit-hero-words">{children}</div>
      <img src={image} alt={imageAlt} className="kit-card aspect-[4/3] w-full rounded-xl object-cover" />
    </Band>
  );
}

/** As many columns as there are items, up to four; headings before them do not count. */
const columns = {
  step: 'sm:grid-cols-2 lg:has-[>.kit-step:nth-last-child(3)]:grid-cols-3 lg:has-[>.kit-step:nth-last-child(4)]:grid-cols-4',
  price:
    'md:grid-cols-2 md:has-[>.kit-price:nth-last-child(3)]:grid-cols-3 lg:has-[>.kit-price:nth-last-child(4)]:grid-cols-4',
  person:
    'grid-cols-2 has-[>:not(.kit-person)+.kit-person:nth-last-child(3)]:grid-cols-3 sm:grid-cols-3 lg:has-[>.kit-person:nth-last-child(4)]:grid-cols-4',
  figure:
    'grid-cols-2 lg:has-[>.kit-figure:nth-last-child(3)]:grid-cols-3 lg:has-[>.kit-figure:nth-last-child(4)]:grid-cols-4',
} as const;

const threes = 'sm:grid-cols-2 lg:grid-cols-3';
/** Four stand in two rows of two, so that none is left alone. */
const points = 'sm:grid-cols-2 lg:not-has-[>:not(.kit-point)+.kit-point:nth-last-child(4)]:grid-cols-3';

export const FeatureBand = (props: BandProps) => <Band {...props} inner={points} />;
export const StepBand = (props: BandProps) => <Band {...props} inner={`kit-steps ${columns.step}`} />;
export const PriceBand = (props: BandProps) => <Band {...props} inner={`items-stretch ${columns.price}`} />;
export const QuoteBand = (props: BandProps) => <Band {...props} inner={threes} />;
export const FaqBand = (props: BandProps) => <Band {...props} inner="kit-band-narrow" />;
export const TeamBand = (props: BandProps) => <Band {...props} inner={columns.person} />;
export const GalleryBand = (props: BandProps) => (
  <Band
    {...props}
    inner="grid-cols-2 gap-3 max-sm:has-[>:not(figure)+figure:nth-last-child(3)]:grid-cols-1 sm:has-[>:not(figure)+figure:nth-last-child(3)]:grid-cols-3 lg:grid-cols-3"
  />
);
export const FigureBand = (props: BandProps) => <Band {...props} inner={columns.figure} />;
/** Heading at the left, text beside it. */
export const AboutBand = (props: BandProps) => <Band {...props} inner="kit-aside" />;
/** Heading at the left, rows of facts beside it. */
export const FactBand = (props: BandProps) => <Band {...props} inner="kit-aside" />;

export const PlaceBand = ({ address, children, ...band }: PlaceBandProps) => (
  <Band {...band} inner="kit-aside">
    {children}
    {address ? (
      <a
        className="inline-flex w-fit items-center gap-2 rounded-sm font-semibold text-link underline-offset-4 outline-none hover:underline focus-visible:ring-2 focus-visible:ring-ring in-[.kit-band-strong]:text-primary-foreground"
        href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
        target="_blank"
        rel="noreferrer"
      >
        <MapPin className="size-4" aria-hidden="true" />
        {texts.showOnMap}
      </a>
    ) : null}
  </Band>
);

/** Free content: a list of records, a map, whatever the page needs. */
export const ContentBand = (props: BandProps) => <Band {...props} inner="" />;

/** One last word with a button. */
export const CallBand = ({ tone = 'strong', ...props }: BandProps) => (
  <Band {...props} tone={tone} inner="kit-call" />
);

/** Words at the left, the form at the right. */
export const FormBand = ({
  entity,
  fields,
  submitLabel,
  thanks,
  defaults,
  children,
  ...band
}: FormBandProps) => (
  <Band {...band} inner="items-start gap-10 md:grid-cols-[2fr_3fr]">
    <div className="kit-form-words">{children}</div>
    <PublicForm
      entity={entity}
      fields={fields}
      submitLabel={submitLabel}
      thanks={thanks}
      {...(defaults === undefined ? {} : { defaults })}
    />
  </Band>
);

/** A line of a price's list. */
export const BandTick = ({ className, children }: { className?: string; children: React.ReactNode }) => (
  <li className={cn('flex items-start gap-2', className)}>
    <Check className="mt-0.5 size-4 shrink-0 text-link" aria-hidden="true" />
    <span>{children}</span>
  </li>
);
