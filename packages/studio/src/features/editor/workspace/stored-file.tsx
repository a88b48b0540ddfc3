import { appFileIn, appFilePath } from '@sayso/contracts/files';
import { FileText } from 'lucide-react';
import { t } from '../../../texts/data.ts';
import { cn } from '../../../ui/cn.ts';

/** What a record's text names as a file. */
export type StoredFile = {
  name: string;
  /** Null where a browser has nothing to open. */
  href: string | null;
  /** Of the app's own pictures alone: any other address would be told who looks at the record, and when. */
  picture: string | null;
  /** Where a link leads that leads elsewhere, since whoever filled it in chose its name. */
  host: string | null;
};

const dataPicture = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;
const picture = /\.(?:png|jpe?g|gif|webp|avif)$/i;

/** A file of the app is asked of this server, whichever host its address says. */
export function storedFileIn(address: string): StoredFile {
  // Samples hold their picture themselves; drawn as one it runs and loads nothing.
  if (dataPicture.test(address)) return { name: t('picture'), href: null, picture: address, host: null };
  const path = address.split(/[?#]/)[0] ?? '';
  const name = decoded(path.split('/').at(-1) || address);
  const own = appFileIn(address);
  if (own && !address.startsWith('private/')) {
    const href = `${appFilePath(own)}${/\?[^#]*/.exec(address)?.[0] ?? ''}`;
    return { name, href, picture: picture.test(path) ? href : null, host: null };
  }
  const elsewhere = /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : null;
  return { name, href: elsewhere && address, picture: null, host: elsewhere?.host ?? null };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

type Props = { address: string; isInGrid?: boolean };

/** A file that a record holds: its picture where it is the app's own, its name, and where it leads. */
export function StoredFileLink({ address, isInGrid = false }: Props) {
  const file = storedFileIn(address);
  const mark =
    file.picture === null ? (
      <FileText aria-hidden className="size-4 shrink-0" />
    ) : (
      <img
        // Another record's picture is not shown until this one is there.
        key={file.picture}
        src={file.picture}
        alt=""
        loading="lazy"
        className={cn(
          'shrink-0 rounded-control border border-line bg-sunken object-cover',
          isInGrid ? 'size-7' : 'size-10',
        )}
      />
    );
  if (file.href === null) {
    return (
      <span className="flex min-w-0 items-center gap-2 text-muted">
        {(!isInGrid || file.picture !== null) && mark}
        <span className="truncate text-dense">{file.name}</span>
      </span>
    );
  }
  return (
    <a
      href={file.href}
      target="_blank"
      rel="noreferrer"
      tabIndex={isInGrid ? -1 : undefined}
      title={file.host === null ? undefined : address}
      className="flex min-w-0 items-center gap-2 text-dense text-info underline-offset-4 hover:underline"
    >
      {mark}
      {/* Where it leads comes first: the name may be as long as whoever wrote it liked. */}
      {file.host !== null && <span className="max-w-[60%] shrink-0 truncate text-muted">{file.host}</span>}
      <span className="truncate">{file.name}</span>
    </a>
  );
}
