import { FileArchive } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../texts/create.ts';
import { Button } from '../../ui/button.tsx';
import { useIsImporting } from './use-import-app.ts';

const load = () => import('./import-dialog.tsx');
const ImportDialog = lazy(async () => ({ default: (await load()).ImportDialog }));

/** The way in for apps that were made elsewhere. */
export function ImportApp() {
  const [isOpen, setIsOpen] = useState(false);
  // Each time anew, unless a zip is on its way: what an earlier one said is over.
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
