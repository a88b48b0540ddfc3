import type { App } from '@sayso/contracts/apps';
import { ChevronDown } from 'lucide-react';
import { t } from '../../texts/editor.ts';
import { SquareButton } from '../../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '../../ui/dropdown-menu.tsx';
import { describePath } from './describe-path.ts';

type Props = {
  app: App;
  /** The page that the preview shows; null behind the workspace. */
  page: string | null;
  onPage: (page: string) => void;
};

/** The app's pages, from wherever in the editor somebody is (W-TOP-01). */
export function PageMenu({ app, page, onPage }: Props) {
  const pages = Object.keys(app.pages);
  if (pages.length === 0) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <SquareButton label={t('pageMenu')} size="sm" className="-ml-1">
          <ChevronDown aria-hidden className="size-4" />
        </SquareButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuRadioGroup value={page ?? ''} onValueChange={onPage}>
          {pages.map((name) => (
            <DropdownMenuRadioItem key={name} value={name}>
              {describePath(`pages/${name}`).name}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
