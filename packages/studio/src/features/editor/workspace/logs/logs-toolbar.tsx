import { t } from '../../../../texts/logs.ts';
import { CheckboxRow } from '../../../../ui/checkbox.tsx';
import { SearchBox } from '../../../../ui/search-box.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { ViewHeader } from '../view-frame.tsx';
import type { LogsFilter } from './use-logs.ts';

type HeaderProps = { isLive: boolean; onLive: (isOn: boolean) => void };

export function LogsHeader({ isLive, onLive }: HeaderProps) {
  return (
    <ViewHeader
      title={t('title')}
      intro={t('intro')}
      aside={
        <div title={t('liveHint')}>
          <Switch label={t('live')} isOn={isLive} onChange={onLive} />
        </div>
      }
      isAsideSmall
    />
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
