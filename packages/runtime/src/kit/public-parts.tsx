import { useState } from 'react';
import { Link } from 'react-router-dom';
import { createPageUrl } from '../sdk/utils.ts';
import { Button } from '../ui/button.tsx';
import { Actions } from './page.tsx';
import type { HeroProps, SectionProps } from './public-api.ts';

/** The first thing that a visitor reads. */
export const Hero = ({ title, text, image, actions = [] }: HeroProps) => (
  <section className="border-b border-border bg-accent/60">
    <div className="mx-auto grid w-full max-w-6xl items-center gap-8 px-4 py-14 sm:px-6 md:grid-cols-[3fr_2fr] md:py-20">
      <div className="flex flex-col items-start gap-5">
        <h1 className="kit-title text-4xl leading-[1.08] tracking-[-0.028em] md:text-[52px]">{title}</h1>
        {text ? (
          <p className="max-w-xl text-lg leading-7 text-(--page-muted,var(--muted-foreground))">{text}</p>
        ) : null}
        {actions.length > 0 ? (
          <div className="flex flex-wrap gap-3">
            {actions.map(({ label, page, href, quiet }) => (
              <Button key={label} asChild size="lg" variant={quiet ? 'outline' : 'default'}>
                {page === undefined ? (
                  <a href={href ?? '#'}>{label}</a>
                ) : (
                  <Link to={createPageUrl(page)}>{label}</Link>
                )}
              </Button>
            ))}
          </div>
        ) : null}
      </div>
      {image ? (
        <img src={image} alt="" className="kit-card aspect-[4/3] w-full rounded-xl object-cover" />
      ) : null}
    </div>
  </section>
);

/** A titled part has what it offers beside its title. */
export function Section({ id, title, text, children }: SectionProps) {
  const [head, setHead] = useState<HTMLElement | null>(null);
  const isHeaded = Boolean(title || text);
  return (
    <section
      id={id}
      className="mx-auto flex w-full max-w-6xl scroll-mt-20 flex-col gap-6 px-4 py-10 sm:px-6 md:py-14"
    >
      {isHeaded ? (
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <div className="max-w-2xl">
            {title ? (
              <h2 className="kit-title text-2xl leading-8 tracking-[-0.018em] md:text-3xl">{title}</h2>
            ) : null}
            {text ? <p className="mt-2 text-(--page-muted,var(--muted-foreground))">{text}</p> : null}
          </div>
          <div ref={setHead} className="flex flex-wrap items-center gap-2 empty:hidden" />
        </header>
      ) : null}
      {isHeaded ? <Actions value={head}>{children}</Actions> : children}
    </section>
  );
}
