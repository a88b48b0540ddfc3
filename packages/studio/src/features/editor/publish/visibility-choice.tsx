import type { App, Visibility } from '@sayso/contracts/apps';
import { texts } from '@sayso/contracts/texts';
import { Check, Globe, Lock, type LucideIcon, UserRoundCheck } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { t } from '../../../texts/publish.ts';
import { cn } from '../../../ui/cn.ts';
import { useUpdateApp } from '../use-update-app.ts';
import { isNarrowedBySignUp } from '../who-comes-in.ts';
import { keepsToInvited, useOpens } from './use-visibility.ts';

type Meaning = {
  label: string;
  text: string;
  icon: LucideIcon;
};

export const visibilities: Record<Visibility, Meaning> = {
  private_with_login: {
    label: t('visibility.invited.label'),
    text: t('visibility.invited.text'),
    icon: Lock,
  },
  public_with_login: {
    label: t('visibility.signedIn.label'),
    text: t('visibility.signedIn.text'),
    icon: UserRoundCheck,
  },
  public_without_login: {
    label: t('visibility.anyone.label'),
    text: t('visibility.anyone.text'),
    icon: Globe,
  },
};

type Props = {
  app: App;
  /** The app with what is offered and not saved yet. */
  shown?: App;
};

/** Who may use the published app; each value can be changed to each other one (W-VIS-05). */
export function VisibilityChoice({ app, shown = app }: Props) {
  const update = useUpdateApp(app.id, texts.visibilityFailed);
  const opens = useOpens(app);
  const isNarrowed = isNarrowedBySignUp(shown);
  const choose = (value: Visibility) => {
    const isKept = value !== 'private_with_login' && keepsToInvited(app, opens);
    update.mutate({ public_settings: value, ...(isKept ? { is_invited_only: true } : {}) });
  };
  return (
    <RadioGroup.Root
      aria-label={t('visibility.label')}
      value={shown.public_settings}
      onValueChange={(value) => choose(value as Visibility)}
      className="grid gap-1"
    >
      {Object.entries(visibilities).map(([value, { label, text, icon: Icon }]) => (
        <RadioGroup.Item
          key={value}
          value={value}
          aria-label={label}
          className={cn(
            'flex items-start gap-3 rounded-control border border-transparent p-2.5 text-left hover:bg-filled',
            'data-[state=checked]:border-line-strong data-[state=checked]:bg-filled',
          )}
        >
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
          <span className="grid">
            <span className="font-medium">{label}</span>
            <span className="text-caption text-muted">
              {isNarrowed && value === shown.public_settings ? t('visibility.signedIn.invitedOnly') : text}
            </span>
          </span>
          <RadioGroup.Indicator className="ml-auto self-center">
            <Check aria-hidden className="size-4 text-ink" />
          </RadioGroup.Indicator>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
