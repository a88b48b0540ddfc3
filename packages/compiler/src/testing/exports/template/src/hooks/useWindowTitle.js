import { useEffect } from 'react';

export function useWindowTitle(title) {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
