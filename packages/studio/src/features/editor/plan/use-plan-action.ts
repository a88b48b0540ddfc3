import { ListTree } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { usePaletteActions } from '../../../lib/palette-actions.ts';
import { t as editor } from '../../../texts/editor.ts';
import { t } from '../../../texts/plan-view.ts';
import type { PaletteAction } from '../../../ui/command-palette.tsx';

/** The way to the plan in the command palette. */
export function usePlanAction(appId: string) {
  const navigate = useNavigate();
  const actions = useMemo(
    (): readonly PaletteAction[] => [
      {
        id: 'editor-plan',
        label: t('goTo'),
        group: editor('actions.group'),
        icon: ListTree,
        keywords: [t('goToKeyword')],
        run: () => void navigate(`/apps/${appId}/editor/plan`),
      },
    ],
    [appId, navigate],
  );
  usePaletteActions(actions);
}
