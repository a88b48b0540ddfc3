import type { App } from '@sayso/contracts/apps';
import { exportRecords } from '@sayso/contracts/record-files';
import { deleteRecords } from '@sayso/contracts/records';
import { texts } from '@sayso/contracts/texts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Ellipsis, FileDown, FileUp, TableProperties, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../../../../lib/api-error.ts';
import { call, download } from '../../../../lib/call.ts';
import { type Place, recordKeys } from '../../../../lib/records.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { t } from '../../../../texts/data-actions.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../../../ui/dropdown-menu.tsx';
import { toast } from '../../../../ui/toasts.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { countOptions } from './record-queries.ts';
import { useNouns } from './use-nouns.ts';

const SchemaSheet = lazy(async () => ({
  default: (await import('../schema/schema-sheet.tsx')).SchemaSheet,
}));

/** What is done to all records of an entity at once. */
export function ActionsMenu({ app, place }: { app: App; place: Place }) {
  const [shown, setShown] = useState<'import' | 'schema' | 'delete' | null>(null);
  const close = () => setShown(null);
  const exporting = useExport(place);
  const deleting = useDeleteAll(place, close);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button pending={exporting.isPending} className="max-md:px-3">
            {/* On phones a symbol, so that both buttons fit beside what is said of the list. */}
            <Ellipsis aria-hidden className="size-4 md:hidden" />
            <span className="max-md:sr-only">{t('title')}</span>
            <ChevronDown aria-hidden className="size-4 max-md:hidden" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => setShown('import')}>
            <FileUp aria-hidden />
            {t('import.title')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => exporting.mutate('csv')}>
            <FileDown aria-hidden />
            {t('export.csv')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => exporting.mutate('json')}>
            <FileDown aria-hidden />
            {t('export.json')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setShown('schema')}>
            <TableProperties aria-hidden />
            {t('schema')}
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem tone="danger" onSelect={() => setShown('delete')}>
            <Trash2 aria-hidden />
            {t('deleteAll')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {shown === 'schema' && (
        <Suspense>
          <SchemaSheet app={app} entity={place.entity} onClose={close} />
        </Suspense>
      )}
      {shown === 'import' && <ImportDialog place={place} onClose={close} />}
      <ConfirmDialog
        open={shown === 'delete'}
        onOpenChange={(open) => open || close()}
        title={t('deleteAll')}
        description={<DeleteAllText place={place} />}
        confirmLabel={t('deleteAll')}
        destructive
        pending={deleting.isPending}
        onConfirm={() => deleting.mutate()}
      />
    </>
  );
}

/** Which records go and how many, below the question of the specification. */
function DeleteAllText({ place }: { place: Place }) {
  const nouns = useNouns(place.entity);
  const { data: count } = useQuery(countOptions(place, undefined));
  return (
    <>
      {texts.deleteAllRecords}
      <span className="mt-2 block">
        {count === undefined ? t('deleteAllUncounted', nouns) : t('deleteAllOf', { count, ...nouns })}
      </span>
    </>
  );
}

function useDeleteAll(place: Place, onDone: () => void) {
  const cache = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: () => call(deleteRecords, place, {}, { asOwner: true }),
    onSuccess: () => {
      onDone();
      toast(texts.allRecordsDeleted, { tone: 'success' });
    },
    onError: (error) => {
      onDone();
      toast(texts.errorTitle, { tone: 'danger', description: messageOf(error) });
    },
    // Where it ended midway some are gone.
    onSettled: () => cache.invalidateQueries({ queryKey: recordKeys.all(place) }),
  });
}

function useExport(place: Place) {
  return useMutation({
    networkMode: 'always',
    mutationFn: async (format: 'csv' | 'json') => {
      const file = await download(exportRecords, place, { format }, { asOwner: true });
      saveFile(file, `${place.entity}.${format}`);
    },
    onSuccess: () => toast(texts.exportSuccessful, { tone: 'success' }),
    onError: (error) => toast(texts.exportFailed, { tone: 'danger', description: messageOf(error) }),
  });
}
