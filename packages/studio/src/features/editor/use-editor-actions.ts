import type { App } from '@sayso/contracts/apps';
import { ExternalLink, FileText, MessageSquare, PanelLeft, RotateCw } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { usePaletteActions } from '../../lib/palette-actions.ts';
import { t } from '../../texts/editor.ts';
import type { PaletteAction } from '../../ui/command-palette.tsx';
import { describePath } from './describe-path.ts';

type Doing = {
  onPage: (page: string) => void;
  /** Puts the cursor into the chat, which may be folded away. */
  onWrite: () => void;
  /** Folds the chat away or brings it back; null where it cannot be. */
  chat: { isFolded: boolean; onToggle: () => void } | null;
};

/** What the command palette offers while an app is open: its pages, and what can be done with it. */
export function useEditorActions(app: App, { onPage, onWrite, chat }: Doing) {
  const names = Object.keys(app.pages).join(' ');
  const address = app.last_deployed_at ? app.public_url : null;
  const isFolded = chat ? chat.isFolded : null;
  const latest = useRef({ onPage, onWrite, chat });
  latest.current = { onPage, onWrite, chat };
  const actions = useMemo((): readonly PaletteAction[] => {
    const pages = names === '' ? [] : names.split(' ');
    return [
      ...pages.map((page) => ({
        id: `page-${page}`,
        label: t('actions.page', { name: describePath(`pages/${page}`).name }),
        group: t('actions.group'),
        icon: FileText,
        run: () => latest.current.onPage(page),
      })),
      {
        id: 'editor-write',
        label: t('actions.write'),
        group: t('actions.group'),
        icon: MessageSquare,
        keywords: [t('actions.writeKeyword')],
        run: () => latest.current.onWrite(),
      },
      ...(isFolded === null
        ? []
        : [
            {
              id: 'editor-chat',
              label: t(isFolded ? 'actions.showChat' : 'actions.hideChat'),
              group: t('actions.group'),
              icon: PanelLeft,
              run: () => latest.current.chat?.onToggle(),
            },
          ]),
      ...(address === null
        ? []
        : [
            {
              id: 'editor-open',
              label: t('actions.open'),
              group: t('actions.group'),
              icon: ExternalLink,
              run: () => void window.open(address, '_blank', 'noopener'),
            },
          ]),
    ];
  }, [names, address, isFolded]);
  usePaletteActions(actions);
}

/** What can be done with the preview once it was opened. */
export function usePreviewActions(onRefresh: () => void) {
  const actions = useMemo(
    (): readonly PaletteAction[] => [
      {
        id: 'editor-refresh',
        label: t('actions.refresh'),
        group: t('actions.group'),
        icon: RotateCw,
        run: onRefresh,
      },
    ],
    [onRefresh],
  );
  usePaletteActions(actions);
}
