import { FileArchive } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../texts/create.ts';
import { Button } from '../../ui/button.tsx';
import { useIsImporting } from './use-import-app.ts';

const load = () => import('./import-dialog.tsx');
const ImportDialog = lazy(async () => ({ default: (await load()).ImportDialog }));

/** Opens the import of apps that were made elsewhere. */
export function ImportApp() {
  const [isOpen, setIsOpen] = useState(false);
  // A new dialog each time, unless an upload is under way: what it said of an earlier zip is out of date.
  const [round, setRound] = useState(0);
  const isBusy = useIsImporting();
  const handleOpen = () => {
    if (!isBusy) setRound((before) => before + 1);
    setIsOpen(true);
  };
  return (
    <>
      <Button variant="ghost" size="sm" className="-mt-3" onClick={handleOpen}>
        <FileArchive aria-hidden className="size-4" />
        {t('import.open')}
      </Button>
      {round > 0 && (
        <Suspense>
          <ImportDialog key={round} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
