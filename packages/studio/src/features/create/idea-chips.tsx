import { t } from '../../texts/create.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../ui/dropdown-menu.tsx';
import { type IdeaCategory, ideaCategories } from './ideas.ts';

type IdeaChipsProps = { onChoose: (description: string) => void };

export function IdeaChips({ onChoose }: IdeaChipsProps) {
  return (
    <ul
      aria-label={t('ideas')}
      // Two even rows where one has no room for all of them.
      className="mx-auto flex max-w-96 flex-wrap justify-center gap-2 min-[860px]:max-w-none"
    >
      {ideaCategories.map((category) => (
        <li key={category.name}>
          <Chip category={category} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

function Chip({ category, onChoose }: { category: IdeaCategory } & IdeaChipsProps) {
  const Icon = category.icon;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className="flex h-7.5 items-center gap-2 rounded-full border border-line bg-surface px-3 text-dense text-muted transition-colors hover:border-line-strong hover:text-ink data-[state=open]:border-line-strong data-[state=open]:text-ink max-md:h-10">
        <Icon aria-hidden className="size-3.5" />
        {category.name}
      </DropdownMenuTrigger>
      {/* The prompt box takes the focus when an idea was chosen, not the chip. */}
      <DropdownMenuContent className="w-96">
        {category.ideas.map((idea) => (
          <DropdownMenuItem
            key={idea.title}
            className="flex-col items-start gap-0.5 py-2"
            onSelect={() => onChoose(idea.description)}
          >
            <span className="font-medium">{idea.title}</span>
            <span className="line-clamp-2 text-caption text-muted">{idea.description}</span>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
