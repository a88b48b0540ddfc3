import { useSearchParams } from 'react-router-dom';

/** One part of the address (`?room=`): what is chosen there survives a reload, and Back undoes it. */
export function useParam(name: string): [string | null, (value: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const set = (value: string | null) =>
    setParams((former) => {
      const next = new URLSearchParams(former);
      if (value === null) next.delete(name);
      else next.set(name, value);
      return next;
    });
  return [params.get(name), set];
}
