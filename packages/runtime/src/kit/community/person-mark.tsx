import { initialsOf } from '@sayso/core/initials';
import { Avatar, AvatarFallback, AvatarImage } from '../../ui/avatar.tsx';
import { cn } from '../../ui/lib-utils.ts';
import { optionColor } from '../schema.ts';

type MarkProps = { name: string; picture?: unknown; className?: string };

/** A person's picture, or the first letters of the name on a colour that stays with the name. */
export const PersonMark = ({ name, picture, className }: MarkProps) => (
  <Avatar className={cn('text-xs', className ?? 'size-9')} aria-hidden="true">
    {typeof picture === 'string' && picture !== '' ? (
      <AvatarImage src={picture} alt="" />
    ) : (
      <AvatarFallback className="kit-soft text-[length:inherit]" data-color={optionColor({}, name)}>
        {initialsOf(name)}
      </AvatarFallback>
    )}
  </Avatar>
);
