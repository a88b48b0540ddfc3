import { Search, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { t } from '../texts/ui.ts';
import { cn } from './cn.ts';
import { IconButton } from './icon-button.tsx';
import { Input } from './input.tsx';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  text: string;
  onText: (text: string) => void;
  /** Of the box around the input. */
  boxClassName?: string;
};

/** What is typed to find something, and the way to take it back. */
export function SearchBox({ text, onText, boxClassName, className, ...rest }: Props) {
  return (
    <div className={cn('relative', boxClassName)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
      />
      <Input
        type="search"
        dir="auto"
        value={text}
        onChange={({ target }) => onText(target.value)}
        className={cn('pr-9 pl-9 [&::-webkit-search-cancel-button]:hidden', className)}
        {...rest}
      />
      {text !== '' && (
        <IconButton
          label={t('clearSearch')}
          size="sm"
          tooltip={false}
          className="absolute top-1/2 right-0.5 -translate-y-1/2 max-md:right-0"
          onClick={() => onText('')}
        >
          <X className="size-4" />
        </IconButton>
      )}
    </div>
  );
}
