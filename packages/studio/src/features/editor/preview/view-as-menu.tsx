import type { App } from '@sayso/contracts/apps';
import { type ViewedRole, viewedRoles } from '@sayso/contracts/preview';
import type { ReactNode } from 'react';
import { t } from '../../../texts/view-as.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx';

const choices = ['you', ...viewedRoles] as const;

type Props = {
  app: App;
  viewAs: ViewedRole | null;
  onChange: (role: ViewedRole | null) => void;
  /** The button that opens it. */
  children: ReactNode;
};

/** Chooses as whom the preview is looked at. */
export function ViewAsMenu({ app, viewAs, onChange, children }: Props) {
  const isOpen = app.public_settings === 'public_without_login';
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent align="end" aria-label={t('label')}>
        <DropdownMenuRadioGroup
          value={viewAs ?? 'you'}
          onValueChange={(value) => onChange(viewedRoles.find((role) => role === value) ?? null)}
        >
          {choices.map((choice) => (
            <DropdownMenuRadioItem key={choice} value={choice}>
              <span className="grid">
                <span>{t(`who.${choice}.name`)}</span>
                <span className="text-caption text-muted">
                  {choice === 'visitor' && !isOpen ? t('visitorClosed') : t(`who.${choice}.text`)}
                </span>
              </span>
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
