import { choiceColor } from '@sayso/core/entities/choice-colors';
import { choiceLabel } from '@sayso/core/entities/choices';
import { Check, FileText, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../../../../texts/data.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { cn } from '../../../../../ui/cn.ts';
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
      return <Stored value={value} isImage={field.kind === 'image' || isPicture(value)} />;
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

const isPicture = (value: unknown) => /\.(?:png|jpe?g|gif|webp|avif|svg)(?:$|\?)/i.test(String(value));
/** Addresses that a browser may open; anything else that a record holds is text. */
const isAddress = (text: string) => /^https?:\/\//i.test(text) || /^\/api\/files\//.test(text);

function Stored({ value, isImage }: { value: unknown; isImage: boolean }) {
  const address = String(value);
  const name = decodedName(address);
  if (!isAddress(address)) return <span className="block truncate text-muted">{address}</span>;
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      tabIndex={-1}
      className="flex min-w-0 items-center gap-2 text-info hover:underline"
    >
      {isImage ? (
        <img
          // Another record's picture is not shown until this one is there.
          key={address}
          src={address}
          alt=""
          loading="lazy"
          className="size-7 shrink-0 rounded-control border border-line object-cover"
        />
      ) : (
        <FileText aria-hidden className="size-4 shrink-0" />
      )}
      <span className="truncate">{name}</span>
    </a>
  );
}

function decodedName(address: string): string {
  const last = address.split(/[?#]/)[0]?.split('/').at(-1) ?? address;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
