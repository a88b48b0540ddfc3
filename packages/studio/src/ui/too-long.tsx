import { limits } from '@sayso/contracts/limits';
import { t } from '../texts/ui.ts';
import { cn } from './cn.ts';

export const isTooLong = (text: string): boolean => text.length > limits.descriptionChars;

/** Why a description or message cannot be sent as it is; nothing while it can. */
export function TooLong({ text, className }: { text: string; className?: string }) {
  if (!isTooLong(text)) return null;
  return (
    <p role="status" className={cn('text-caption text-danger', className)}>
      {t('tooLong', { max: limits.descriptionChars, length: text.length })}
    </p>
  );
}
