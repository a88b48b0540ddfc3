import type { App } from '@sayso/contracts/apps';
import { useQuery } from '@tanstack/react-query';
import { PanelsTopLeft } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { EditorScreen } from '../features/editor/editor-screen.tsx';
import { appKeys } from '../lib/app-keys.ts';
import { usePaletteActions } from '../lib/palette-actions.ts';
import { UserMenu } from './user-menu.tsx';

export function EditorRoute() {
  usePagesInPalette();
  return <EditorScreen userMenu={<UserMenu side="bottom" />} />;
}

/** The command palette goes to the pages of the app that is open. */
function usePagesInPalette() {
  const appId = useParams()['appId'] ?? '';
  const navigate = useNavigate();
  // Read along: the editor itself loads the app.
  const { data: app } = useQuery<App>({ queryKey: appKeys.one(appId), enabled: false });
  const names = Object.keys(app?.pages ?? {}).join('\n');
  const actions = useMemo(
    () =>
      names
        .split('\n')
        .filter(Boolean)
        .map((name) => ({
          id: `page-${name}`,
          label: name,
          group: 'Pages of this app',
          icon: PanelsTopLeft,
          run: () => void navigate(`/apps/${appId}/editor/preview/${encodeURIComponent(name)}`),
        })),
    [appId, names, navigate],
  );
  usePaletteActions(actions);
}
