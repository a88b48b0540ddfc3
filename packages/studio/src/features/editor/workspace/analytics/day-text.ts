import { t } from '../../../../texts/analytics.ts';
import { isoDateText } from '../../../../texts/language.ts';
import { type Range, today } from './days.ts';

/** "27 Nov", with its year where that is not this one. */
export const dayText = (day: string): string =>
  isoDateText(day, day.slice(0, 4) === today().slice(0, 4) ? 'dayOfYear' : 'day');

/** "29 Oct – 27 Nov", or the one day. */
export const rangeText = ({ from, to }: Range): string =>
  from === to ? dayText(from) : t('range.of', { from: dayText(from), to: dayText(to) });
