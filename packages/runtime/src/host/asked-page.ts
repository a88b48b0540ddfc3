type Navigate = (path: string) => void;

/**
 * Goes where the builder asks. What it asks for before the app is drawn is gone to then, in place of the page that the
 * app began with, of which nobody is told. Each address is told with the newest request that was heard before it, so
 * that the builder knows which one of its own crossed it on the way.
 */
export function followAskedPages(tell: (address: string, request: number) => void) {
  let newest = 0;
  let navigate: Navigate | null = null;
  let waiting: string | null = null;
  return {
    ask(path: string, request = newest): void {
      newest = request;
      if (navigate) navigate(path);
      else waiting = path;
    },
    handleRoute(address: string, go: Navigate): void {
      navigate = go;
      const path = waiting;
      waiting = null;
      if (path === null || path === address) tell(address, newest);
      else go(path);
    },
  };
}
