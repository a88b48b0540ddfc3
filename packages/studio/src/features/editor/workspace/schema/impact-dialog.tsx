import type { RecordsReport } from '@sayso/contracts/schema-changes';
import { TriangleAlert } from 'lucide-react';
import { listText } from '../../../../texts/language.ts';
import { t } from '../../../../texts/schema-editor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { labelOf } from '../record-form/controls.ts';
import { textOf } from '../record-form/value-text.tsx';
import type { Impact } from './use-schema-save.ts';
import { mostNamed } from './used-by.ts';

type Props = { impact: Impact; isPending: boolean; onConfirm: () => void; onBack: () => void };

/** What a change does to the records that are there, before it is done. */
export function ImpactDialog({ impact, isPending, onConfirm, onBack }: Props) {
  const lines = linesOf(impact);
  return (
    <Dialog
      open
      onOpenChange={onBack}
      title={t('impact.title')}
      footer={
        <>
          <Button onClick={onBack}>{t('impact.back')}</Button>
          <Button variant="primary" pending={isPending} onClick={onConfirm}>
            {t('impact.confirm')}
          </Button>
        </>
      }
    >
      <ul className="grid gap-2.5">
        {lines.map(({ text, isWarning }) => (
          <li key={text} className="wrap-anywhere flex gap-2.5">
            {isWarning ? (
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
            ) : (
              <span aria-hidden className="mt-2 ml-1.5 size-1 shrink-0 rounded-full bg-ink" />
            )}
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

type Line = { text: string; isWarning?: true };

function linesOf({ schema, before, report, uses }: Impact): Line[] {
  const label = (key: string) => {
    const property = schema.properties[key] ?? before.properties[key];
    return property ? labelOf(key, property) : key;
  };
  return [
    ...uses.map(
      ({ label: field, places }): Line => ({
        text: t('impact.used', { field, places: placesText(places) }),
        isWarning: true,
      }),
    ),
    ...(report ? recordLines(report, label) : []),
  ];
}

const records = (count: number) => t('impact.records', { count });
const shown = (value: unknown) => `“${textOf({}, value)}”`;

function recordLines(report: RecordsReport, label: (key: string) => string): Line[] {
  const { renamed, filled, converted, removed, unfit } = report;
  return [
    ...unfit.map(({ field, reason, records: count, samples }): Line => {
      const value = shown(samples[0]?.value ?? null);
      return {
        text: t('impact.unfit', { field: label(field), records: records(count), reason, value }),
        isWarning: true,
      };
    }),
    ...removed.map(
      ({ field, records: count }): Line => ({
        text: t('impact.removed', { field: label(field), records: records(count) }),
        isWarning: true,
      }),
    ),
    ...converted.map(({ field, records: count, samples }): Line => {
      const [value, becomes] = [shown(samples[0]?.value ?? null), shown(samples[0]?.becomes ?? null)];
      return {
        text: t('impact.converted', { field: label(field), records: records(count), value, becomes }),
      };
    }),
    ...filled.map(
      ({ field, value, records: count }): Line => ({
        text: t('impact.filled', {
          field: label(field),
          records: records(count),
          count,
          value: shown(value),
        }),
      }),
    ),
    ...renamed.map(
      ({ from, to, records: count }): Line => ({
        text: t('impact.renamed', { from, to, records: records(count) }),
      }),
    ),
  ];
}

/** "Board, Repairs and 3 others". */
export function placesText(places: readonly string[]): string {
  const more = places.length - mostNamed;
  return listText(more > 0 ? [...places.slice(0, mostNamed), t('impact.others', { count: more })] : places);
}
