import { t } from '../../../../texts/logs.ts';
import { CheckboxRow } from '../../../../ui/checkbox.tsx';
import { SearchBox } from '../../../../ui/search-box.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import type { LogsFilter } from './use-logs.ts';

type HeaderProps = { isLive: boolean; onLive: (isOn: boolean) => void };

export function LogsHeader({ isLive, onLive }: HeaderProps) {
  return (
    <header className="flex items-start gap-4 md:items-center">
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="font-semibold text-heading max-md:sr-only">{t('title')}</h2>
        <p className="text-dense text-muted">{t('intro')}</p>
      </div>
      <div className="shrink-0" title={t('liveHint')}>
        <Switch label={t('live')} isOn={isLive} onChange={onLive} />
      </div>
    </header>
  );
}

type ToolbarProps = { filter: LogsFilter; onChange: (changed: Partial<LogsFilter>) => void };

export function LogsToolbar({ filter, onChange }: ToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SearchBox
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={320}
        boxClassName="w-full max-w-xs max-sm:max-w-none"
        text={filter.email}
        onText={(email) => onChange({ email })}
      />
      <CheckboxRow
        checked={filter.failuresOnly}
        onChange={(event) => onChange({ failuresOnly: event.target.checked })}
      >
        {t('failuresOnly')}
      </CheckboxRow>
    </div>
  );
}
