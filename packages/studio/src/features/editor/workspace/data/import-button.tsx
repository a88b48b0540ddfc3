import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../../texts/data.ts';
import { Button } from '../../../../ui/button.tsx';
import { ImportDialog } from './import-dialog.tsx';
import type { Place } from './record-queries.ts';

export function ImportButton({ place }: { place: Place }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <FileUp aria-hidden className="size-4" />
        {t('empty.import')}
      </Button>
      {isOpen && <ImportDialog place={place} onClose={() => setIsOpen(false)} />}
    </>
  );
}
