import { useEffect } from 'react';

/** Names the page in the tab and the history. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = title === 'Sayso' ? title : `${title} · Sayso`;
  }, [title]);
}
