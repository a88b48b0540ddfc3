import type { ToolCall } from '@sayso/contracts/chat';
import { t } from '../../../texts/chat.ts';

/** What a tool step does, as people say it; a tool that is not known here goes by its name. */
export function lookUpTitle({ name, arguments: given }: Pick<ToolCall, 'name' | 'arguments'>): string {
  const word = (key: string) => {
    const value = given[key];
    return typeof value === 'string' ? value : '';
  };
  const entity = word('entity');
  switch (name) {
    case 'read_file':
      return word('path') === '' ? t('lookUps.anyFile') : t('lookUps.file', { path: word('path') });
    case 'search_code':
      return t('lookUps.code', { query: word('query') });
    case 'list_records':
      return entity === '' ? t('lookUps.anyRecords') : t('lookUps.records', { entity });
    case 'aggregate':
      return entity === '' ? t('lookUps.anyFigures') : t('lookUps.figures', { entity });
    case 'get_errors':
      return t('lookUps.errors');
    case 'check_app':
      return t('lookUps.check');
    case 'kit_docs':
      return t('lookUps.component', { name: word('name') });
    default:
      return name.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
  }
}
