import './style-presets.css';
import { Palette } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../texts/create.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type StylePreset, stylePresets } from './style-presets.ts';

type StylePickerProps = {
  value: StylePreset | null;
  onChange: (preset: StylePreset | null) => void;
  disabled?: boolean;
};

/** Opens the list of looks that a new app can be given. */
export function StylePicker({ value, onChange, disabled }: StylePickerProps) {
  const [open, setOpen] = useState(false);
  const choose = (preset: StylePreset | null) => {
    onChange(preset);
    setOpen(false);
  };
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="max-md:px-2"
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        <Palette aria-hidden className="size-4 max-sm:group-data-crowded/foot:hidden" />
        {value ? t('style.chosen', { name: value.name }) : t('style.none')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('style.title')}
        description={t('style.text')}
        className="max-w-3xl"
      >
        <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
          <StyleCard look="plain" isChosen={value === null} onChoose={() => choose(null)} {...plain} />
          {stylePresets.map((preset) => (
            <StyleCard
              key={preset.id}
              look={preset.id}
              name={preset.name}
              description={preset.description}
              brands={preset.brands}
              isChosen={preset === value}
              onChoose={() => choose(preset)}
            />
          ))}
        </div>
      </Dialog>
    </>
  );
}

/** What an app has where no style is asked for: it is no preset, and adds nothing to the description. */
const plain = { name: t('style.plain.name'), description: t('style.plain.text') };

type StyleCardProps = {
  look: string;
  name: string;
  description: string;
  brands?: readonly string[];
  isChosen: boolean;
  onChoose: () => void;
};

function StyleCard({ look, name, description, brands, isChosen, onChoose }: StyleCardProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cn(
        'flex flex-col overflow-hidden rounded-card border border-line bg-surface text-left transition-colors hover:border-line-strong',
        isChosen && 'border-accent outline outline-accent',
      )}
    >
      <span aria-hidden className={`preset preset-${look}`}>
        <span className="preset-card" />
        <span className="preset-card" />
        <span className="preset-button" />
      </span>
      <span className="grid gap-1 border-line border-t p-3.5">
        <span className="font-semibold">{name}</span>
        <span className="text-dense text-muted">{description}</span>
        {brands && (
          <span className="text-caption text-faint">{t('style.brands', { brands: brands.join(', ') })}</span>
        )}
      </span>
    </button>
  );
}
