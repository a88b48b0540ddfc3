import { useEffect, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';

/** How a filter stands in the address; what is as usual is left out of it. Both are the same at every render. */
type Written<F> = { read(address: URLSearchParams): F; write(filter: F): URLSearchParams };

/**
 * What of a list is shown, owned by the address, so that a link, a reload and Back show the same. What was just chosen
 * is kept here, too: the router follows later than a key, which would be lost.
 */
export function useAddressFilter<F extends object>({ read, write }: Written<F>) {
  const [address, setAddress] = useSearchParams();
  const navigation = useNavigationType();
  const [filter, setFilter] = useState(() => read(address));
  useEffect(() => {
    // Back and Forward, and links; what replaced the address was chosen here.
    if (navigation !== 'REPLACE') setFilter(read(address));
  }, [address, navigation, read]);
  /** Typing leaves no trail; what `isStep` may be gone back from. */
  const change = (changed: Partial<F>, isStep = false) => {
    const next = { ...filter, ...changed };
    setFilter(next);
    setAddress(write(next), { replace: !isStep });
  };
  return { filter, change };
}
