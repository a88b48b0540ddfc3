import type { App } from '@sayso/contracts/apps';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { usePaletteActions } from '../../../../lib/palette-actions.ts';
import { t } from '../../../../texts/workspace.ts';
import type { PaletteAction } from '../../../../ui/command-palette.tsx';
import { menuOf } from './menu.ts';

/** The workspace's sections in the command palette, from wherever in the editor it is opened. */
export function useWorkspaceActions(app: App) {
  const navigate = useNavigate();
  const { id, entities } = app;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the app only its entities make sections
  const actions = useMemo(
    () =>
      menuOf(app)
        .flatMap((entry) => {
          if ('view' in entry) return [entry];
          return entry.links.map((link) => ({ ...link, icon: entry.icon }));
        })
        .map(
          ({ view, label, icon }): PaletteAction => ({
            id: `workspace-${view}`,
            label,
            group: t('title'),
            icon,
            // Found as "workspace users", too.
            keywords: [t('inPalette', { section: label })],
            run: () => void navigate(`/apps/${id}/editor/workspace/${view}`),
          }),
        ),
    [id, entities, navigate],
  );
  usePaletteActions(actions);
}
