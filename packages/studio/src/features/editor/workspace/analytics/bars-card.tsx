import { type ReactNode, useState } from 'react';
import { t } from '../../../../texts/analytics.ts';
import { numberText } from '../../../../texts/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../card.tsx';

/** `visitsOfUser`: of these the ones of the chosen user. */
export type Bar = { key: string; name: ReactNode; visits: number; visitsOfUser: number | null };

type Texts = { title: string; name: string; none: string; more: string; less: string };
type Props = { bars: readonly Bar[]; userName: string | null; texts: Texts };

const shownAtFirst = 10;

/** A chart of lying bars that is a table, too: every bar has its name and its figure beside it. */
export function BarsCard({ bars, userName, texts }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? bars : bars.slice(0, shownAtFirst);
  const most = Math.max(1, ...bars.map(({ visits }) => visits));
  return (
    <Card holds="rows" title={texts.title}>
      {bars.length === 0 ? (
        <p className="px-4 pt-2 pb-6 text-dense text-muted">{texts.none}</p>
      ) : (
        <table className="w-full table-fixed text-dense">
          <thead className="border-y bg-sunken text-caption text-muted">
            <tr>
              <th scope="col" className="w-[32%] px-4 py-2 text-left font-normal max-md:w-[40%] max-md:pr-3">
                {texts.name}
              </th>
              <th scope="col" className="py-2 text-left font-normal">
                {userName === null ? t('pages.visits') : <span className="sr-only">{t('pages.visits')}</span>}
              </th>
              {userName !== null && (
                <th scope="col" className="w-20 truncate py-2 text-right font-normal" title={userName}>
                  {userName}
                </th>
              )}
              <th scope="col" className="w-24 px-4 py-2 text-right font-normal">
                {userName === null ? <span className="sr-only">{t('pages.visits')}</span> : t('pages.all')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((bar) => (
              <tr key={bar.key} className="border-b last:border-b-0">
                <th
                  scope="row"
                  className="truncate px-4 py-3 text-left font-medium max-md:wrap-anywhere max-md:whitespace-normal max-md:pr-3"
                >
                  {bar.name}
                </th>
                <td className="py-3">
                  <BarShape bar={bar} most={most} />
                </td>
                {userName !== null && (
                  <td className="py-3 text-right text-info tabular-nums">
                    {numberText(bar.visitsOfUser ?? 0)}
                  </td>
                )}
                <td className="px-4 py-3 text-right font-medium tabular-nums">{numberText(bar.visits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {bars.length > shownAtFirst && (
        <div className="border-t p-1.5">
          <Button variant="ghost" className="w-full" onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? texts.less : texts.more}
          </Button>
        </div>
      )}
    </Card>
  );
}

function BarShape({ bar: { visits, visitsOfUser }, most }: { bar: Bar; most: number }) {
  const share = (value: number, of: number) => `${Math.min(100, (value / of) * 100)}%`;
  return (
    <div
      aria-hidden
      className="h-3.5 overflow-hidden rounded-[3px] bg-line-strong"
      style={{ width: share(visits, most), minWidth: 2 }}
    >
      {visitsOfUser !== null && (
        <div className="h-full bg-info" style={{ width: share(visitsOfUser, visits) }} />
      )}
    </div>
  );
}
