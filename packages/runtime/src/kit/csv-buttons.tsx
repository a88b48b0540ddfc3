import { Download, EllipsisVertical, Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { csv } from '../texts/csv.ts';
import { Button } from '../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../ui/dropdown-menu.tsx';
import type { CsvButtonsProps } from './api.ts';
import { exportAll, toastOutcome } from './csv-export.ts';
import { importCsv } from './csv-import.ts';
import { useRefresh } from './data.ts';
import { may } from './reach.ts';

/** CSV out of what is selected, and in. */
export function CsvButtons({
  entity,
  fields,
  where,
  isReadOnly = false,
}: CsvButtonsProps & { isReadOnly?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const refresh = useRefresh(entity);
  const run = (work: Promise<string>, title?: string) => {
    setBusy(true);
    void toastOutcome(work, title).finally(() => {
      setBusy(false);
      refresh();
    });
  };
  const handleFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file === undefined) return;
    const work = file.text().then((text) => importCsv(entity, text));
    run(work, csv.importFailed);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        className="hidden"
        onChange={handleFile}
        aria-label={csv.file}
      />
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="outline" size="icon" aria-label={csv.menu} title={csv.menu} disabled={isBusy}>
            <EllipsisVertical />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => run(exportAll(entity, fields, where))}>
            <Download /> {csv.export}
          </DropdownMenuItem>
          {isReadOnly || !may(entity, 'create') ? null : (
            <DropdownMenuItem onSelect={() => input.current?.click()}>
              <Upload /> {csv.import}
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
    </>
  );
}
