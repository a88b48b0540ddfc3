import { choiceColor } from '@sayso/core/entities/choice-colors';
import { choiceLabel } from '@sayso/core/entities/choices';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../../../../texts/data.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { cn } from '../../../../../ui/cn.ts';
import { StoredFileLink } from '../../stored-file.tsx';
import { type Field, isEmpty, isNumeric } from '../fields.ts';
import type { NameOf } from '../names.ts';
import { ReferenceLinks } from '../reference-links.tsx';
import { idsIn } from '../use-names.ts';
import { shownText } from '../values.ts';

type Props = { field: Field; value: unknown; nameOf: NameOf; base: string };

/** A value by the kind of its field: a link, a chip, a picture or a line of text that is cut where its cell ends. */
export function CellValue({ field, value, nameOf, base }: Props): ReactNode {
  if (isEmpty(value)) return null;
  if (field.kind === 'boolean') return <YesNo isYes={value === true} />;
  switch (field.kind) {
    case 'enum':
      return <Choice field={field} value={value} />;
    case 'enums':
      return (
        <span className="flex gap-1 overflow-hidden">
          {(Array.isArray(value) ? value : [value]).slice(0, 5).map((each) => (
            <Choice key={String(each)} field={field} value={each} />
          ))}
        </span>
      );
    case 'reference':
    case 'references':
      return (
        <ReferenceLinks entity={field.target ?? ''} ids={idsIn(value)} nameOf={nameOf} base={base} isInGrid />
      );
    case 'image':
    case 'file':
      return <StoredFileLink address={String(value)} isInGrid />;
    default:
      return (
        <span
          dir="auto"
          className={cn('block truncate', (isNumeric(field) || field.kind === 'date') && 'tabular-nums')}
        >
          {shownText(field, value)}
        </span>
      );
  }
}

/** A chip has the colour that it has in the app, in the few tones of the studio. */
const tones: Readonly<Record<string, 'success' | 'danger' | 'warning' | 'info'>> = {
  green: 'success',
  teal: 'success',
  lime: 'success',
  red: 'danger',
  amber: 'warning',
  orange: 'warning',
  blue: 'info',
  cyan: 'info',
  indigo: 'info',
  violet: 'info',
};

function Choice({ field: { property }, value }: { field: Field; value: unknown }) {
  const tone = tones[choiceColor(property, value)] ?? 'neutral';
  return (
    <Badge tone={tone} className="max-w-full">
      <span className="truncate">{choiceLabel(property, value)}</span>
    </Badge>
  );
}

function YesNo({ isYes }: { isYes: boolean }) {
  const Icon = isYes ? Check : Minus;
  return (
    <span className={cn('flex items-center gap-1.5', !isYes && 'text-muted')}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {t(isYes ? 'yes' : 'no')}
    </span>
  );
}
