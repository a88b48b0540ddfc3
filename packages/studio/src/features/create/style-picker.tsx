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
      <Button variant="ghost" size="sm" disabled={disabled} onClick={() => setOpen(true)}>
        <Palette aria-hidden className="size-4" />
        {value ? t('style.chosen', { name: value.name }) : t('style.none')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('style.title')}
        description={t('style.text')}
        className="max-w-3xl"
        footer={value && <Button onClick={() => choose(null)}>{t('style.remove')}</Button>}
      >
        <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
          {stylePresets.map((preset) => (
            <PresetCard key={preset.id} preset={preset} chosen={preset === value} onChoose={choose} />
          ))}
        </div>
      </Dialog>
    </>
  );
}

type PresetCardProps = { preset: StylePreset; chosen: boolean; onChoose: (preset: StylePreset) => void };

function PresetCard({ preset, chosen, onChoose }: PresetCardProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={() => onChoose(preset)}
      className={cn(
        'flex flex-col overflow-hidden rounded-card border border-line bg-surface text-left transition-colors hover:border-line-strong',
        chosen && 'border-accent outline outline-accent',
      )}
    >
      <span aria-hidden className={`preset preset-${preset.id}`}>
        <span className="preset-card" />
        <span className="preset-card" />
        <span className="preset-button" />
      </span>
      <span className="grid gap-1 border-line border-t p-3.5">
        <span className="font-semibold">{preset.name}</span>
        <span className="text-dense text-muted">{preset.description}</span>
        <span className="text-caption text-faint">
          {t('style.brands', { brands: preset.brands.join(', ') })}
        </span>
      </span>
    </button>
  );
}
