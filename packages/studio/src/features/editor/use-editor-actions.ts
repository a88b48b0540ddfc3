import type { App } from '@sayso/contracts/apps';
import { ExternalLink, FileText, MessageSquare, RotateCw } from 'lucide-react';
import { useMemo } from 'react';
import { usePaletteActions } from '../../lib/palette-actions.ts';
import { t } from '../../texts/editor.ts';
import type { PaletteAction } from '../../ui/command-palette.tsx';
import { describePath } from './describe-path.ts';

type Doing = { onPage: (page: string) => void; onRefresh: () => void };

/** What the command palette offers while an app is open: its pages, and what can be done with it. */
export function useEditorActions(app: App, { onPage, onRefresh }: Doing) {
  const names = Object.keys(app.pages).join(' ');
  const address = app.last_deployed_at ? app.public_url : null;
  const actions = useMemo((): readonly PaletteAction[] => {
    const pages = names === '' ? [] : names.split(' ');
    return [
      ...pages.map((page) => ({
        id: `page-${page}`,
        label: t('actions.page', { name: describePath(`pages/${page}`).name }),
        group: t('actions.group'),
        icon: FileText,
        run: () => onPage(page),
      })),
      {
        id: 'editor-write',
        label: t('actions.write'),
        group: t('actions.group'),
        icon: MessageSquare,
        keywords: [t('actions.writeKeyword')],
        run: () => document.querySelector<HTMLElement>('[data-chat-input]')?.focus(),
      },
      {
        id: 'editor-refresh',
        label: t('actions.refresh'),
        group: t('actions.group'),
        icon: RotateCw,
        run: onRefresh,
      },
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
  }, [names, address, onPage, onRefresh]);
  usePaletteActions(actions);
}
