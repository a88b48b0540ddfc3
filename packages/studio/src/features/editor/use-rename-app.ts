import type { App } from '@sayso/contracts/apps';
import { useNavigate } from 'react-router';
import { t } from '../../texts/editor.ts';
import { toast } from '../../ui/toasts.tsx';
import { useSendMessage } from './chat/use-chat.ts';
import { layoutKeepsName } from './old-name.ts';
import { useUpdateApp } from './use-update-app.ts';

/** Renames the app everywhere at once; where its layout was written by hand, says that the old name stands in it. */
export function useRenameApp(app: App): (name: string) => void {
  const rename = useUpdateApp(app.id, t('name.failed'));
  const send = useSendMessage(app.id);
  const navigate = useNavigate();
  const editor = `/apps/${app.id}/editor`;
  return (name) => {
    const before = app.name;
    rename.mutate({ name }, { onSuccess: (renamed) => layoutKeepsName(renamed, before) && tellKept() });

    function tellKept() {
      toast(t('name.kept.title', { name }), {
        description: t('name.kept.text', { before }),
        action: {
          label: t('name.kept.ask'),
          onClick: () => {
            send.mutate({ content: t('name.kept.message', { before, name }), currentPage: null });
            void navigate(`${editor}/preview`);
          },
        },
        second: {
          label: t('name.kept.code'),
          onClick: () => void navigate(`${editor}/workspace/code?filePath=layout`),
        },
      });
    }
  };
}
