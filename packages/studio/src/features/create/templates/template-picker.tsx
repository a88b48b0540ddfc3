import type { Template } from '@sayso/contracts/templates';
import { LayoutTemplate } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../../texts/templates.ts';
import { Button } from '../../../ui/button.tsx';

const TemplatesDialog = lazy(async () => ({
  default: (await import('./templates-dialog.tsx')).TemplatesDialog,
}));

type Props = {
  value: Template | null;
  onChange: (template: Template | null) => void;
  disabled?: boolean;
};

/** Opens the list of starter apps. */
export function TemplatePicker({ value, onChange, disabled }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const handleOpen = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  const handleChoose = (template: Template) => {
    onChange(template);
    setIsOpen(false);
  };
  return (
    <>
      <Button variant="ghost" size="sm" className="max-md:px-2" disabled={disabled} onClick={handleOpen}>
        <LayoutTemplate aria-hidden className="size-4 max-sm:group-data-crowded/foot:hidden" />
        {t('open')}
      </Button>
      {wasOpened && (
        <Suspense>
          <TemplatesDialog
            open={isOpen}
            onOpenChange={setIsOpen}
            chosen={value?.id ?? null}
            onChoose={handleChoose}
          />
        </Suspense>
      )}
    </>
  );
}
