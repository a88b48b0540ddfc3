import { OTPInput, OTPInputContext } from 'input-otp';
import { Minus } from 'lucide-react';
import { type ComponentProps, use } from 'react';
import { cn } from './lib-utils.ts';

export const InputOTP = ({
  className,
  containerClassName,
  ...props
}: ComponentProps<typeof OTPInput> & { containerClassName?: string }) => (
  <OTPInput
    containerClassName={cn('flex items-center gap-2 has-disabled:opacity-50', containerClassName)}
    className={cn('disabled:cursor-not-allowed', className)}
    {...props}
  />
);

export const InputOTPGroup = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cn('flex items-center', className)} {...props} />
);

export function InputOTPSlot({ index, className, ...props }: ComponentProps<'div'> & { index: number }) {
  const slot = use(OTPInputContext)?.slots[index];
  return (
    <div
      data-active={slot?.isActive}
      className={cn(
        'relative flex size-9 items-center justify-center border-y border-r border-input text-sm first:rounded-l-md first:border-l last:rounded-r-md data-[active=true]:z-10 data-[active=true]:ring-2 data-[active=true]:ring-ring',
        className,
      )}
      {...props}
    >
      {slot?.char}
    </div>
  );
}

export const InputOTPSeparator = (props: ComponentProps<'div'>) => (
  <div aria-hidden="true" {...props}>
    <Minus />
  </div>
);
