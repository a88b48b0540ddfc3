import type { App } from '@sayso/contracts/apps';
import type { ViewedRole } from '@sayso/contracts/preview';
import { ChevronDown, ExternalLink, Eye, Globe, Monitor, RefreshCw, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../../texts/preview.ts';
import { t as viewAsTexts } from '../../../texts/view-as.ts';
import { SquareButton } from '../../../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { opensAsOwner } from '../open-app.ts';
import { ViewAsMenu } from './view-as-menu.tsx';

export type Device = 'desktop' | 'mobile';

type Props = {
  app: App;
  page: string | null;
  device: Device;
  onPage: (page: string) => void;
  onDevice: (device: Device) => void;
  onRefresh: () => void;
  viewAs: ViewedRole | null;
  onViewAs: (role: ViewedRole | null) => void;
  /** Opens the activity monitor. */
  activity: ReactNode;
};

const devices = [
  { value: 'desktop', name: t('bar.desktop'), label: <Monitor aria-hidden className="size-4" /> },
  { value: 'mobile', name: t('bar.mobile'), label: <Smartphone aria-hidden className="size-4" /> },
] as const;

/** The preview's own little browser bar: refresh, where the app is, and the device. */
export function AddressBar({
  app,
  page,
  device,
  onPage,
  onDevice,
  onRefresh,
  viewAs,
  onViewAs,
  activity,
}: Props) {
  const shown = page ?? app.main_page ?? '';
  const pages = Object.keys(app.pages);
  return (
    <div className="flex h-11 shrink-0 items-center gap-2 border-line border-b px-2 max-md:h-13">
      <IconButton label={t('bar.refresh')} size="sm" onClick={onRefresh}>
        <RefreshCw className="size-4" />
      </IconButton>
      <DropdownMenu>
        <DropdownMenuTrigger
          disabled={pages.length === 0}
          className="flex h-8 min-w-0 flex-1 items-center gap-2 rounded-control bg-sunken px-3 text-dense text-muted max-md:h-10"
        >
          <Globe aria-hidden className="size-3.5 shrink-0" />
          <span className="truncate">
            {app.slug}
            {shown && ` / ${shown}`}
          </span>
          {pages.length > 0 && <ChevronDown aria-hidden className="size-3.5 shrink-0" />}
          <span className="sr-only">{t('bar.pages')}</span>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <DropdownMenuRadioGroup value={shown} onValueChange={onPage}>
            {pages.map((name) => (
              <DropdownMenuRadioItem key={name} value={name}>
                {name.replace(/([a-z\d])([A-Z])/g, '$1 $2')}
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
        </DropdownMenuContent>
      </DropdownMenu>
      {app.last_deployed_at && (
        <Tooltip label={t('bar.open')}>
          <a
            href={app.public_url}
            onClick={opensAsOwner(app)}
            target="_blank"
            rel="noreferrer"
            aria-label={t('bar.open')}
            className="flex size-8 shrink-0 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink max-md:size-10"
          >
            <ExternalLink aria-hidden className="size-4" />
          </a>
        </Tooltip>
      )}
      {pages.length > 0 && (
        <ViewAsMenu app={app} viewAs={viewAs} onChange={onViewAs}>
          <SquareButton label={viewAsTexts('button')} size="sm">
            <Eye className="size-4" />
          </SquareButton>
        </ViewAsMenu>
      )}
      {activity}
      <SegmentedControl
        label={t('bar.device')}
        value={device}
        options={devices}
        onChange={onDevice}
        className="max-md:hidden"
      />
    </div>
  );
}
