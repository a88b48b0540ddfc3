import { ChevronDown } from 'lucide-react';
import { t } from '../../../../texts/security.ts';
import { Button } from '../../../../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../../ui/dropdown-menu.tsx';
import type { Draft } from './rule-draft.ts';
import { templateNames, templates } from './rule-templates.ts';

/** Rules that many apps need, to begin with. */
export function TemplateMenu({ onChoose }: { onChoose: (draft: Draft) => void }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm">
          {t('templates.button')}
          <ChevronDown aria-hidden className="size-4 text-muted" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {templateNames.map((name) => (
          <DropdownMenuItem key={name} onSelect={() => onChoose(templates[name])}>
            <span className="grid">
              <span>{t(`templates.${name}`)}</span>
              <span className="text-caption text-muted">{t(`templates.${name}Text`)}</span>
            </span>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
