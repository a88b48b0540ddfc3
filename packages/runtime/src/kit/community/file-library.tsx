import { limits } from '@sayso/contracts/limits';
import { Download, FileUp, FolderOpen, MoreHorizontal, Pencil, Trash2, UploadCloud } from 'lucide-react';
import { type DragEvent, type FormEvent, useId, useRef, useState } from 'react';
import { toast } from 'sonner';
import type { Row } from '../../sdk/entity-types.ts';
import { UploadFile } from '../../sdk/integrations.ts';
import { actions } from '../../texts/actions.ts';
import { files as texts } from '../../texts/files.ts';
import { values } from '../../texts/values.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../../ui/dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../ui/dropdown-menu.tsx';
import { Input } from '../../ui/input.tsx';
import { cn } from '../../ui/lib-utils.ts';
import { textOf } from '../cell.tsx';
import { DeleteDialog } from '../confirm-dialog.tsx';
import { usePatch, useReferences, useRefresh, useRows } from '../data.ts';
import { FilterBar } from '../filter-bar.tsx';
import { formatDay } from '../format.ts';
import { reasonOf } from '../refusal.tsx';
import { fieldOf } from '../schema.ts';
import { RowsSkeleton } from '../skeletons.tsx';
import { Empty, Failed } from '../states.tsx';
import { useFiltering } from '../use-filtering.ts';
import { isEmpty } from '../validate.ts';
import type { FileLibraryProps } from './api.ts';
import { fileKind, isSafeAddress, sizeText } from './file-kinds.ts';

const most = 500;
const everything = ' all';

/** The files of the app. */
export function FileLibrary(props: FileLibraryProps) {
  const { entity, fileField, nameField, folderField, where, readOnly = false } = props;
  const [folder, setFolder] = useState<string>(everything);
  const [doomed, setDoomed] = useState<readonly Row[]>([]);
  const [renamed, setRenamed] = useState<Row | null>(null);
  const [shown, setShown] = useState<Row | null>(null);
  const filtering = useFiltering({ entity, where, search: [nameField], filters: [], columns: [] });
  const rows = useRows(entity, { where: filtering.where, sort: '-created_date', limit: most });
  const all = rows.data ?? [];
  const by = folderField === undefined ? undefined : fieldOf(entity.schema, folderField);
  const references = useReferences(by?.target ? [by] : [], all);
  const folderOf = (row: Row) => (by === undefined ? '' : textOf(by, row[by.key], references));
  const folders = [...new Set(all.map(folderOf))].filter(Boolean).sort();
  const found = folder === everything ? all : all.filter((row) => folderOf(row) === folder);
  // What is uploaded while a folder is open goes into it.
  const place = by === undefined ? {} : { [by.key]: all.find((row) => folderOf(row) === folder)?.[by.key] };
  const nameOf = (row: Row) => (isEmpty(row[nameField]) ? values.untitled : String(row[nameField]));
  return (
    <div className="flex flex-col gap-4">
      <FilterBar filtering={filtering} placeholder={texts.search} />
      {readOnly ? null : <UploadArea {...props} place={folder === everything ? {} : place} />}
      {folders.length > 0 ? (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{by?.label ?? texts.folder}</legend>
          {[everything, ...folders].map((one) => (
            <Button
              key={one}
              variant={one === folder ? 'secondary' : 'ghost'}
              size="sm"
              aria-pressed={one === folder}
              onClick={() => setFolder(one)}
            >
              <FolderOpen /> {one === everything ? texts.all : one}
              <span className="text-muted-foreground tabular-nums">
                {one === everything ? all.length : all.filter((row) => folderOf(row) === one).length}
              </span>
            </Button>
          ))}
        </fieldset>
      ) : null}
      <Card className="gap-0 overflow-hidden py-0">
        {rows.isPending ? <RowsSkeleton /> : null}
        {rows.isError && rows.data === undefined ? (
          <Failed error={rows.error} onRetry={() => void rows.refetch()} />
        ) : null}
        {rows.data !== undefined && found.length === 0 ? (
          <Empty
            icon={FolderOpen}
            title={filtering.isFiltered ? texts.noMatch : texts.empty}
            {...(readOnly || filtering.isFiltered ? {} : { text: texts.emptyHint })}
          />
        ) : null}
        <ul>
          {found.map((row) => (
            <FileLine
              key={row.id}
              row={row}
              name={nameOf(row)}
              address={String(row[fileField] ?? '')}
              size={props.sizeField === undefined ? '' : sizeText(row[props.sizeField])}
              folder={folder === everything ? folderOf(row) : ''}
              readOnly={readOnly}
              onShow={() => setShown(row)}
              onRename={() => setRenamed(row)}
              onDelete={() => setDoomed([row])}
            />
          ))}
        </ul>
      </Card>
      <Dialog open={shown !== null} onOpenChange={(next) => !next && setShown(null)}>
        <DialogContent className="sm:max-w-3xl">
          <DialogHeader>
            <DialogTitle>{shown === null ? '' : nameOf(shown)}</DialogTitle>
            <DialogDescription>{shown === null ? '' : formatDay(shown['created_date'])}</DialogDescription>
          </DialogHeader>
          {shown === null ? null : (
            <img
              src={String(shown[fileField])}
              alt={nameOf(shown)}
              className="max-h-[70dvh] w-full rounded-lg object-contain"
            />
          )}
        </DialogContent>
      </Dialog>
      <RenameDialog {...props} row={renamed} onDone={() => setRenamed(null)} />
      <DeleteDialog entity={entity} rows={doomed} onDone={() => setDoomed([])} />
    </div>
  );
}

/** Takes files by drop or choice, several at once; one that fails does not stop the others. */
function UploadArea({
  entity,
  fileField,
  nameField,
  sizeField,
  place,
}: FileLibraryProps & { place: Record<string, unknown> }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [waiting, setWaiting] = useState(0);
  const refresh = useRefresh(entity);
  const store = async (file: File) => {
    if (file.size > limits.uploadBytes) throw new Error(texts.tooLarge(limits.uploadBytes / 1_000_000));
    const reply = await UploadFile({ file });
    const address =
      typeof reply === 'object' && reply !== null && 'file_url' in reply ? reply.file_url : undefined;
    await entity.create({
      ...place,
      [nameField]: file.name,
      [fileField]: address,
      ...(sizeField === undefined ? {} : { [sizeField]: file.size }),
    });
  };
  const take = async (files: readonly File[]) => {
    setWaiting((count) => count + files.length);
    for (const file of files) {
      await store(file).catch((error: unknown) =>
        toast.error(texts.notUploaded(file.name), {
          description: reasonOf(error),
        }),
      );
      setWaiting((count) => count - 1);
    }
    refresh();
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take([...event.dataTransfer.files]);
  };
  return (
    <section
      aria-label={texts.upload}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      className={cn(
        'flex flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-xl border border-dashed border-input px-4 py-6 text-muted-foreground',
        isOver && 'border-primary bg-accent',
      )}
    >
      <UploadCloud className="size-6" aria-hidden="true" />
      <span aria-live="polite">{waiting > 0 ? texts.uploading(waiting) : texts.dropHere}</span>
      <input
        ref={input}
        type="file"
        multiple
        aria-label={texts.toUpload}
        className="sr-only"
        onChange={({ target }) => {
          void take([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
        <FileUp /> {texts.choose}
      </Button>
    </section>
  );
}

type LineProps = {
  row: Row;
  name: string;
  address: string;
  size: string;
  folder: string;
  readOnly: boolean;
  onShow: () => void;
  onRename: () => void;
  onDelete: () => void;
};

function FileLine({ row, name, address, size, folder, readOnly, onShow, onRename, onDelete }: LineProps) {
  const { mark: Mark, color, isImage } = fileKind(name, address);
  const canOpen = isSafeAddress(address);
  const look =
    'min-w-0 truncate rounded-sm text-left font-medium outline-none hover:underline focus-visible:ring-2 focus-visible:ring-ring';
  return (
    <li className="flex items-center gap-3.5 border-b border-border px-5 py-2.5 last:border-b-0 max-md:px-4">
      <span
        data-color={color}
        className="kit-soft grid size-10 shrink-0 place-items-center overflow-hidden rounded-lg"
      >
        {isImage && canOpen ? (
          <img src={address} alt="" loading="lazy" className="size-full object-cover" />
        ) : (
          <Mark className="size-5" />
        )}
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        {isImage && canOpen ? (
          <button type="button" className={look} onClick={onShow}>
            {name}
          </button>
        ) : canOpen ? (
          <a className={look} href={address} target="_blank" rel="noreferrer">
            {name}
          </a>
        ) : (
          <span className="truncate font-medium">{name}</span>
        )}
        <span className="truncate text-[13px] text-muted-foreground tabular-nums">
          {[folder, size, formatDay(row['created_date'])].filter(Boolean).join(' · ')}
        </span>
      </span>
      {canOpen ? (
        <Button asChild variant="ghost" size="icon" aria-label={texts.download(name)}>
          <a href={address} download={name} target="_blank" rel="noreferrer">
            <Download />
          </a>
        </Button>
      ) : null}
      {readOnly ? null : (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="ghost" size="icon" aria-label={texts.actionsFor(name)}>
              <MoreHorizontal />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            <DropdownMenuItem onSelect={onRename}>
              <Pencil /> {texts.rename}
            </DropdownMenuItem>
            <DropdownMenuItem variant="destructive" onSelect={onDelete}>
              <Trash2 /> {actions.delete}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      )}
    </li>
  );
}

function RenameDialog({
  entity,
  nameField,
  row,
  onDone,
}: FileLibraryProps & { row: Row | null; onDone: () => void }) {
  const id = useId();
  const patch = usePatch(entity);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (row === null || name === '') return;
    patch.mutate(
      { id: row.id, body: { [nameField]: name } },
      { onSuccess: () => toast.success(texts.renamed) },
    );
    onDone();
  };
  return (
    <Dialog open={row !== null} onOpenChange={(next) => !next && onDone()}>
      <DialogContent>
        <form onSubmit={handleSubmit} className="flex flex-col gap-4">
          <DialogHeader>
            <DialogTitle>{texts.rename}</DialogTitle>
            <DialogDescription>{texts.renameHint}</DialogDescription>
          </DialogHeader>
          <Input
            id={id}
            name="name"
            aria-label={texts.name}
            required
            defaultValue={String(row?.[nameField] ?? '')}
          />
          <DialogFooter>
            <Button type="button" variant="outline" onClick={onDone}>
              {actions.cancel}
            </Button>
            <Button type="submit">{texts.rename}</Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
