import { useEffect } from 'react';
import { t } from '../texts/ui.ts';

/** Names the page in the tab and the history. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = title === 'Sayso' ? title : t('documentTitle', { title });
  }, [title]);
}
