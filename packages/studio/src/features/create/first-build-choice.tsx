import { Blocks, ChevronDown, PenLine } from 'lucide-react';
import { t } from '../../texts/first-build.ts';
import { Button } from '../../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '../../ui/dropdown-menu.tsx';
import type { Prompt } from './use-prompt.ts';

const builds = ['plan', 'model'] as const;

/** Whether the model goes on from the plan's app or writes all of the first version; only where a model answers. */
export function FirstBuildChoice({ prompt }: { prompt: Prompt }) {
  const { chosen, choose, isOffered } = prompt.firstBuild;
  if (!isOffered) return null;
  const Icon = chosen === 'plan' ? Blocks : PenLine;
  const short = t(`short.${chosen}`);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="sm"
          className="max-md:px-2 max-sm:min-w-10"
          disabled={prompt.isLeaving}
          aria-label={t('current', { short })}
        >
          <Icon aria-hidden className="size-4" />
          <span className="max-sm:hidden">{short}</span>
          <ChevronDown aria-hidden className="size-3.5 max-sm:hidden" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" aria-label={t('label')} className="w-80">
        <p aria-hidden className="px-2.5 pt-1.5 pb-1 text-caption text-muted">
          {t('label')}
        </p>
        <DropdownMenuRadioGroup value={chosen}>
          {builds.map((build) => (
            <DropdownMenuRadioItem key={build} value={build} onSelect={() => choose(build)}>
              <span className="grid gap-0.5">
                <span className="font-medium">{t(`name.${build}`)}</span>
                <span className="text-caption text-muted">{t(`text.${build}`)}</span>
              </span>
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
