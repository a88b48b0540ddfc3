import { limits } from '@sayso/contracts/limits';
import { cn } from './cn.ts';

export const isTooLong = (text: string): boolean => text.length > limits.descriptionChars;

/** Why a description or message cannot be sent as it is; nothing while it can. */
export function TooLong({ text, className }: { text: string; className?: string }) {
  if (!isTooLong(text)) return null;
  return (
    <p role="status" className={cn('text-caption text-danger', className)}>
      Please keep it under {limits.descriptionChars.toLocaleString('en')} characters (now{' '}
      {text.length.toLocaleString('en')})
    </p>
  );
}
