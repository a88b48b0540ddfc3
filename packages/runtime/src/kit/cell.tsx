import { Check, ExternalLink, Mail, Paperclip, Phone, Star, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { entityNamed } from '../sdk/entity.ts';
import type { Row } from '../sdk/entity-types.ts';
import { createPageUrl } from '../sdk/utils.ts';
import { values } from '../texts/values.ts';
import { Badge } from '../ui/badge.tsx';
import { cn } from '../ui/lib-utils.ts';
import type { FieldValueProps } from './api.ts';
import { idsIn, type References, useReferences } from './data.ts';
import {
  formatDay,
  formatMoment,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTime,
  fullDay,
  fullMoment,
  readDate,
} from './format.ts';
import { nameOf } from './record-name.tsx';
import { type Field, fieldOf, isNumeric, optionColor, optionLabel } from './schema.ts';
import { detailPageOf } from './shell-context.ts';
import { isEmpty } from './validate.ts';

const none = <span className="text-muted-foreground">–</span>;

export const Tag = ({ color, children }: { color: string; children: ReactNode }) => (
  <Badge data-color={color} className="kit-tag">
    {children}
  </Badge>
);

type CellProps = { field: Field; row: Row; references: References; isLong?: boolean };

/** One value as text, badge, link or picture, by the kind of its field. */
export function Cell({ field, row, references, isLong = false }: CellProps): ReactNode {
  const value = row[field.key];
  // Of what a reader may not see there is no value, and a "No" would be a claim.
  if (isEmpty(value)) return none;
  const { property } = field;
  switch (field.kind) {
    case 'boolean':
      return <YesNo value={value === true} />;
    case 'enum':
      return <Tag color={optionColor(property, value)}>{optionLabel(property, value)}</Tag>;
    case 'enums':
    case 'tags':
      return <Tags field={field} values={value} />;
    case 'reference':
    case 'references':
      return <ReferenceLinks field={field} ids={idsIn(value)} references={references} isLong={isLong} />;
    case 'image':
      return <Picture src={String(value)} alt={field.label} />;
    case 'rating':
      return <Rating value={Number(value)} most={property.maximum ?? 5} />;
    case 'color':
      return <Swatch value={String(value)} />;
    case 'url':
    case 'file':
    case 'email':
    case 'phone':
      return <ContactLink kind={field.kind} value={String(value)} isLong={isLong} />;
    case 'longtext':
    case 'richtext':
      return isLong ? (
        <p className="break-words whitespace-pre-line">{String(value)}</p>
      ) : (
        <span className="line-clamp-2 break-words">{String(value)}</span>
      );
    default:
      return <PlainValue field={field} value={value} isLong={isLong} />;
  }
}

/** The text of a value, for exports, charts and cards; references need their records. */
export function textOf(field: Field, value: unknown, references: References): string {
  if (isEmpty(value)) return '';
  if (field.kind === 'boolean') return value === true ? values.yes : values.no;
  if (field.kind === 'enum') return optionLabel(field.property, value);
  if (field.target !== null) {
    const target = entityNamed(field.target);
    return idsIn(value)
      .flatMap((id) => references.get(id) ?? [])
      .map((row) => nameOf(target, row, references))
      .join(', ');
  }
  if (Array.isArray(value)) return value.map(String).join(', ');
  return plainText(field, value);
}

function plainText({ kind, property }: Field, value: unknown): string {
  if (kind === 'money') return formatMoney(Number(value), property['x-sayso']?.currency);
  if (kind === 'percent') return formatPercent(Number(value));
  if (kind === 'number' || kind === 'integer') return formatNumber(Number(value));
  if (kind === 'date') return formatDay(value);
  if (kind === 'datetime') return formatMoment(value);
  if (kind === 'time') return formatTime(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function PlainValue({ field, value, isLong }: { field: Field; value: unknown; isLong: boolean }) {
  if (field.kind === 'lines' && Array.isArray(value)) {
    if (!isLong) return <span>{values.lines(value.length)}</span>;
    return (
      <ul className="list-disc ps-4">
        {value.map((line) => (
          <li key={String(line)}>{String(line)}</li>
        ))}
      </ul>
    );
  }
  const date = field.kind === 'date' || field.kind === 'datetime' ? readDate(value) : undefined;
  const text = plainText(field, value);
  return date === undefined ? (
    <span
      className={
        isNumeric(field)
          ? 'whitespace-nowrap tabular-nums'
          : isLong
            ? 'wrap-anywhere tabular-nums'
            : 'line-clamp-2 wrap-break-word tabular-nums'
      }
    >
      {text}
    </span>
  ) : (
    <time
      className="whitespace-nowrap"
      dateTime={String(value)}
      title={field.kind === 'date' ? fullDay(date) : fullMoment(date)}
    >
      {text}
    </time>
  );
}

const YesNo = ({ value }: { value: boolean }) =>
  value ? (
    <span className="flex w-fit items-center gap-1.5 text-success">
      <Check className="size-4" aria-hidden="true" /> {values.yes}
    </span>
  ) : (
    <span className="flex w-fit items-center gap-1.5 text-muted-foreground">
      <X className="size-4" aria-hidden="true" /> {values.no}
    </span>
  );

function Tags({ field, values }: { field: Field; values: unknown }) {
  const list = Array.isArray(values) ? values : [values];
  return (
    <span className="flex flex-wrap gap-1">
      {list.map((value) => (
        <Tag key={String(value)} color={field.kind === 'enums' ? optionColor(field.property, value) : 'gray'}>
          {field.kind === 'enums' ? optionLabel(field.property, value) : String(value)}
        </Tag>
      ))}
    </span>
  );
}

type LinksProps = { field: Field; ids: string[]; references: References; isLong: boolean };

function ReferenceLinks({ field, ids, references, isLong }: LinksProps) {
  if (field.target === null) return none;
  const target = entityNamed(field.target);
  const page = detailPageOf(field.target);
  const fit = isLong ? 'wrap-anywhere' : 'max-w-full truncate';
  return (
    <span className="inline-flex max-w-full flex-wrap gap-x-2">
      {ids.map((id) => {
        const row = references.get(id);
        const name = row === undefined ? '…' : nameOf(target, row, references);
        return page === undefined ? (
          <span key={id} className={fit} title={name}>
            {name}
          </span>
        ) : (
          <Link
            key={id}
            to={createPageUrl(`${page}?id=${id}`)}
            className={`rounded-sm hover:underline focus-visible:outline-2 focus-visible:outline-ring ${fit}`}
            title={name}
            onClick={(event) => event.stopPropagation()}
          >
            {name}
          </Link>
        );
      })}
    </span>
  );
}

export const Picture = ({
  src,
  alt,
  className = 'size-9 rounded-md',
}: {
  src: string;
  alt: string;
  className?: string;
}) => <img src={src} alt={alt} loading="lazy" className={`${className} bg-muted object-cover`} />;

const starsShown = 5;

const Rating = ({ value, most }: { value: number; most: number }) =>
  most > starsShown ? (
    <span className="flex w-fit items-center gap-1 whitespace-nowrap tabular-nums">
      <Star className="size-3.5 fill-amber-400 text-amber-500" aria-hidden="true" />
      {value} / {most}
    </span>
  ) : (
    <span className="flex w-fit items-center gap-0.5" role="img" aria-label={values.stars(value, most)}>
      {Array.from({ length: most }, (_, at) => (
        <Star
          // biome-ignore lint/suspicious/noArrayIndexKey: stars have no other identity
          key={at}
          className={at < value ? 'size-3.5 fill-amber-400 text-amber-500' : 'size-3.5 text-border'}
        />
      ))}
    </span>
  );

const Swatch = ({ value }: { value: string }) => (
  <span className="inline-flex items-center gap-2">
    <span className="size-4 rounded-full border border-border" style={{ background: value }} />
    {value}
  </span>
);

type Contact = 'url' | 'file' | 'email' | 'phone';
const marks = { url: ExternalLink, file: Paperclip, email: Mail, phone: Phone } as const;

/** Where there is room for it, the whole address with its mark; in a line of a table what fits. */
function ContactLink({ kind, value, isLong }: { kind: Contact; value: string; isLong: boolean }) {
  const href = { url: value, file: value, email: `mailto:${value}`, phone: `tel:${value}` }[kind];
  const isSafe = /^(?:https?:|mailto:|tel:|blob:|data:(?!text\/html)|\/)/i.test(href);
  // Who made a record is a name to those who may not see people.
  if (!isSafe || (kind === 'email' && !value.includes('@'))) return <span>{value}</span>;
  const isAway = kind === 'file' || kind === 'url';
  const text =
    kind === 'file' ? values.openFile : kind === 'url' ? value.replace(/^https?:\/\/(?:www\.)?/, '') : value;
  const Mark = isAway || isLong ? marks[kind] : null;
  return (
    <a
      href={href}
      target={isAway ? '_blank' : undefined}
      rel="noreferrer"
      className={cn(
        'inline-flex items-center gap-1.5 rounded-sm hover:underline',
        isLong ? 'max-w-full' : 'max-w-[min(14rem,100%)]',
      )}
      onClick={(event) => event.stopPropagation()}
    >
      {Mark ? <Mark className="size-3.5 shrink-0 text-muted-foreground" aria-hidden="true" /> : null}
      <span className={isLong ? 'wrap-anywhere' : 'truncate'}>{isLong ? breakable(text) : text}</span>
    </a>
  );
}

/** An address that does not fit breaks before its @. */
function breakable(address: string): ReactNode {
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

/** One field of a record, for pages of one's own. */
export function FieldValue({ entity, field: key, row }: FieldValueProps) {
  const field = fieldOf(entity.schema, key);
  const references = useReferences(field ? [field] : [], [row]);
  return field === undefined ? null : <Cell field={field} row={row} references={references} isLong />;
}
