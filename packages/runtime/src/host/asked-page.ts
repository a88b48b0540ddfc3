type Navigate = (path: string) => void;

/**
 * Goes where the builder asks. What it asks for before the app is drawn is gone to then, in place of the page that the
 * app began with, of which nobody is told.
 */
export function followAskedPages(tell: (address: string) => void) {
  let navigate: Navigate | null = null;
  let waiting: string | null = null;
  return {
    ask(path: string): void {
      if (navigate) navigate(path);
      else waiting = path;
    },
    handleRoute(address: string, go: Navigate): void {
      navigate = go;
      const path = waiting;
      waiting = null;
      if (path === null || path === address) tell(address);
      else go(path);
    },
  };
}
