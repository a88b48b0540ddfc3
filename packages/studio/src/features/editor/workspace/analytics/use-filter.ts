import { useSearchParams } from 'react-router';
import { isDay, type Preset, presets, type Range, rangeOfPreset, usualPreset } from './days.ts';

/** What is shown of the figures; it stands in the address, so that a link or a reload shows the same. */
export type Filter = {
  range: Range;
  /** Null where the days were chosen one by one. */
  preset: Preset | null;
  page: string | null;
  user: string | null;
  /** Of all apps, for platform admins. */
  isOfAll: boolean;
};
export type ChangeFilter = (changed: {
  preset?: Preset;
  range?: Range;
  page?: string | null;
  user?: string | null;
  isOfAll?: boolean;
}) => void;

export function useFilter(): [Filter, ChangeFilter] {
  const [address, setAddress] = useSearchParams();
  const change: ChangeFilter = (changed) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        const put = (name: string, value: string | null) =>
          value === null ? next.delete(name) : next.set(name, value);
        if (changed.preset) {
          put('days', changed.preset === usualPreset ? null : changed.preset);
          put('from', null);
          put('to', null);
        }
        if (changed.range) {
          put('days', null);
          put('from', changed.range.from);
          put('to', changed.range.to);
        }
        if (changed.page !== undefined) put('page', changed.page);
        if (changed.user !== undefined) put('user', changed.user);
        if (changed.isOfAll !== undefined) {
          put('apps', changed.isOfAll ? 'all' : null);
          put('page', null);
          put('user', null);
        }
        return next;
      },
      { replace: true },
    );
  return [filterOf(address), change];
}

function filterOf(address: URLSearchParams): Filter {
  const [from, to] = [address.get('from'), address.get('to')];
  const named = presets.find((preset) => preset === address.get('days')) ?? usualPreset;
  const own = isDay(from) && isDay(to) && from <= to ? { from, to } : null;
  return {
    range: own ?? rangeOfPreset(named),
    preset: own === null ? named : null,
    page: address.get('page'),
    user: address.get('user'),
    isOfAll: address.get('apps') === 'all',
  };
}
