import { ChevronDown, Image, Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import { createPageUrl } from '../../sdk/utils.ts';
import { bands as texts } from '../../texts/bands.ts';
import { values } from '../../texts/values.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/lib-utils.ts';
import { PersonMark } from '../community/person-mark.tsx';
import { useCount } from '../data.ts';
import { formatNumber } from '../format.ts';
import { useCounted } from '../use-samples.ts';
import type {
  BandActionsProps,
  BandFactProps,
  BandFactsProps,
  BandFigureProps,
  BandLinkProps,
  BandPersonProps,
  BandPictureProps,
  BandPointProps,
  BandPriceProps,
  BandQuestionProps,
  BandQuoteProps,
  BandStepProps,
  SiteFooterProps,
} from './api.ts';

export const BandActions = ({ children }: BandActionsProps) => (
  <div className="kit-band-actions flex flex-wrap gap-3">{children}</div>
);

/** Addresses that could run something are no links. */
const safe = (href: string | undefined) =>
  href !== undefined && /^(?:#|\/|https?:|mailto:|tel:)/i.test(href) ? href : '#';

export const BandLink = ({ page, href, quiet = false, className, children }: BandLinkProps) => (
  <Button
    asChild
    size="lg"
    variant={quiet ? 'outline' : 'default'}
    className={cn(
      'in-[.kit-band-strong]:focus-visible:ring-primary-foreground',
      !quiet &&
        'in-[.kit-band-strong]:bg-primary-foreground in-[.kit-band-strong]:text-primary in-[.kit-band-strong]:hover:opacity-90',
      className,
    )}
  >
    {page === undefined ? (
      <a href={safe(href)}>{children}</a>
    ) : (
      <Link to={createPageUrl(page)}>{children}</Link>
    )}
  </Button>
);

export const BandPoint = ({ icon: Mark, className, children }: BandPointProps) => (
  <Card
    className={cn(
      'kit-point gap-2 px-6 py-6 not-has-[>p]:flex-row not-has-[>p]:items-center not-has-[>p]:gap-4 not-has-[>p]:py-4',
      className,
    )}
  >
    {Mark ? (
      <span className="mb-2 in-[.kit-point:not(:has(>p))]:mb-0 grid size-11 place-items-center rounded-xl bg-accent text-link">
        <Mark className="size-5" strokeWidth={1.75} />
      </span>
    ) : null}
    {children}
  </Card>
);

export const BandStep = ({ className, children }: BandStepProps) => (
  <div className={cn('kit-step flex flex-col gap-2', className)}>{children}</div>
);

export const BandPrice = ({ price, per, badge, className, children }: BandPriceProps) => (
  <Card
    className={cn(
      'kit-price relative gap-4 px-6 py-7',
      badge && 'border-primary ring-1 ring-primary',
      className,
    )}
  >
    {badge ? <Badge className="absolute top-5 right-5">{badge}</Badge> : null}
    <p className="order-1 flex items-baseline gap-1.5">
      <span className="kit-title text-4xl tracking-[-0.02em] tabular-nums">{price}</span>
      {per ? <span className="text-muted-foreground">{per}</span> : null}
    </p>
    {children}
  </Card>
);

export const BandQuote = ({ name, role, image, stars, className, children }: BandQuoteProps) => (
  <Card className={cn('kit-quote justify-between px-6 py-6', className)}>
    <blockquote className="flex flex-col gap-3">
      {stars ? (
        <span className="flex gap-0.5" role="img" aria-label={values.stars(stars, 5)}>
          {Array.from({ length: stars }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: stars have no other identity
            <Star key={at} className="size-4 fill-amber-400 text-amber-500" aria-hidden="true" />
          ))}
        </span>
      ) : null}
      {children}
    </blockquote>
    <footer className="flex items-center gap-3">
      <PersonMark name={name} picture={image} className="size-10" />
      <span>
        <span className="block font-semibold">{name}</span>
        {role ? <span className="block text-[13px] text-muted-foreground">{role}</span> : null}
      </span>
    </footer>
  </Card>
);

/** The browser's own disclosure: found by its search, and open without scripts. */
export const BandQuestion = ({ question, children }: BandQuestionProps) => (
  <details className="kit-question group border-b border-border">
    <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-md py-4 text-[15px] font-semibold outline-none hover:underline focus-visible:ring-2 focus-visible:ring-ring [&::-webkit-details-marker]:hidden">
      {question}
      <ChevronDown
        className="size-4 shrink-0 transition-transform group-open:rotate-180"
        aria-hidden="true"
      />
    </summary>
    <div className="kit-answer pb-5">{children}</div>
  </details>
);

export const BandPerson = ({ image, name, className, children }: BandPersonProps) => (
  <div className={cn('kit-person flex flex-col items-center gap-1 text-center', className)}>
    <PersonMark name={name} picture={image} className="mb-2 size-24 text-2xl" />
    {children}
  </div>
);

export const BandPicture = ({ src, alt, caption }: BandPictureProps) => (
  <figure className="kit-card overflow-hidden rounded-xl bg-muted">
    {src ? (
      <img src={src} alt={alt} loading="lazy" className="aspect-[4/3] w-full object-cover" />
    ) : (
      <div className="kit-no-picture grid aspect-[4/3] w-full place-items-center" aria-hidden="true">
        <Image className="size-7" strokeWidth={1.5} />
      </div>
    )}
    {caption ? (
      <figcaption className="bg-card px-4 py-2.5 text-[13px] text-muted-foreground">{caption}</figcaption>
    ) : null}
  </figure>
);

export const BandFacts = ({ children }: BandFactsProps) => <dl className="kit-facts">{children}</dl>;

export const BandFact = ({ label, children }: BandFactProps) => (
  <div className="flex items-baseline justify-between gap-6 border-b border-border py-3">
    <dt className="font-medium">{label}</dt>
    <dd className="text-right tabular-nums">{children}</dd>
  </div>
);

export const BandFigure = ({ entity, value, suffix = '', className, children }: BandFigureProps) => (
  <div className={cn('kit-figure flex flex-col gap-1', className)}>
    <span className="kit-title text-4xl tracking-[-0.025em] tabular-nums md:text-5xl">
      {entity === undefined ? value : <Counted entity={entity} />}
      {suffix}
    </span>
    {children}
  </div>
);

function Counted({ entity }: Required<Pick<BandFigureProps, 'entity'>>) {
  const { where, isReady } = useCounted(entity);
  const count = useCount(entity, where, isReady);
  return <>{count.data === undefined ? '–' : formatNumber(count.data)}</>;
}

export const SiteFooter = ({ name, links = [], children }: SiteFooterProps) => (
  <section aria-label={texts.about} className="kit-footer border-t border-border">
    <div className="mx-auto flex w-full max-w-6xl flex-wrap items-start justify-between gap-6 px-4 py-10 sm:px-6">
      <div className="max-w-sm">
        <p className="font-semibold">{name}</p>
        {children}
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {links.map(({ label, page, href }) => (
          <li key={label}>
            {page === undefined ? (
              <a
                className="rounded-sm outline-none hover:underline focus-visible:ring-2 focus-visible:ring-ring"
                href={safe(href)}
              >
                {label}
              </a>
            ) : (
              <Link
                className="rounded-sm outline-none hover:underline focus-visible:ring-2 focus-visible:ring-ring"
                to={createPageUrl(page)}
              >
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  </section>
);
