import type { AppSummary } from '@sayso/contracts/apps';
import { signOf } from '@sayso/core/initials';
import { inkOn } from '@sayso/core/logo/logo-colors';
import { plainColor } from '@sayso/core/plain-color';
import { useState } from 'react';
import { cn } from './cn.ts';

type Props = { app: Pick<AppSummary, 'name' | 'logo_url' | 'theme_color'>; className?: string };

/** What stands for an app: its logo, else the first letter of its name in its colour. */
export function AppFace({ app: { name, logo_url, theme_color }, className }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  if (logo_url && broken !== logo_url)
    return (
      <img
        src={logo_url}
        alt=""
        className={cn('size-12 shrink-0 rounded-[25%] bg-sunken object-cover', className)}
        onError={() => setBroken(logo_url)}
      />
    );
  const color = plainColor(theme_color);
  return (
    <span
      aria-hidden
      style={color ? { background: color, color: inkOn(color) } : undefined}
      className={cn(
        'inline-flex size-12 shrink-0 select-none items-center justify-center rounded-[25%] font-semibold text-[22px]',
        !color && 'bg-ink text-page',
        className,
      )}
    >
      {signOf(name)}
    </span>
  );
}
