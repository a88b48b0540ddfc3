import type { App } from '@sayso/contracts/apps';
import { nounOf } from '@sayso/core/entities/nouns';
import { pluralOf } from '@sayso/core/entities/plurals';
import { joinWords } from '@sayso/core/join-words';
import { useNavigate } from 'react-router';
import { t } from '../../../../texts/schema-editor.ts';
import type { ToastOptions } from '../../../../ui/toasts.tsx';
import { useSendMessage } from '../../chat/use-chat.ts';
import { labelOf } from '../record-form/controls.ts';
import type { Saving } from './use-schema-saving.ts';

/** More than these make a table that nobody reads. */
const mostShown = 5;

/**
 * Forms follow the fields by themselves, pages do not: who added some is offered to have the assistant show them, by a
 * message of theirs that can be reverted like any other.
 */
export function useShowInApp(app: App, entity: string) {
  const send = useSendMessage(app.id);
  const navigate = useNavigate();
  const isPossible =
    entity !== 'User' && app.status.state !== 'processing' && Object.keys(app.pages).length > 0;
  return ({ before, schema }: Saving): ToastOptions | undefined => {
    const added = Object.entries(schema.properties)
      .filter(([key, { rls }]) => !Object.hasOwn(before?.properties ?? {}, key) && rls === undefined)
      .map(([key, property]) => labelOf(key, property));
    if (!isPossible || added.length === 0 || added.length > mostShown) return undefined;
    const nouns = pluralOf(nounOf({ ...schema, name: entity }));
    const content = t('show.message', { fields: joinWords(added.map((label) => `“${label}”`)), nouns });
    const onClick = () => {
      send.mutate({ content, currentPage: null });
      // Where both the chat and the page that changes are to be seen.
      void navigate(`/apps/${app.id}/editor/preview`);
    };
    return {
      description: t('show.description', { fields: joinWords(added), count: added.length }),
      action: { label: t('show.button'), onClick },
    };
  };
}
