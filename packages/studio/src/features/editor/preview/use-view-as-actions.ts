import { type ViewedRole, viewedRoles } from '@sayso/contracts/preview';
import { Eye } from 'lucide-react';
import { useMemo } from 'react';
import { usePaletteActions } from '../../../lib/palette-actions.ts';
import { t as editor } from '../../../texts/editor.ts';
import { t } from '../../../texts/view-as.ts';
import type { PaletteAction } from '../../../ui/command-palette.tsx';

/** The ways to look at the preview as somebody else, for the command palette. */
export function useViewAsActions(onChange: (role: ViewedRole | null) => void) {
  const actions = useMemo(
    (): readonly PaletteAction[] =>
      [null, ...viewedRoles].map((role) => ({
        id: `view-as-${role ?? 'you'}`,
        label: t('action', { who: t(`who.${role ?? 'you'}.name`) }),
        group: editor('actions.group'),
        icon: Eye,
        run: () => onChange(role),
      })),
    [onChange],
  );
  usePaletteActions(actions);
}
