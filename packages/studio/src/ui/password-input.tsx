import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { t } from '../texts/password.ts';
import { SquareButton } from './button.tsx';
import { Input } from './input.tsx';

export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  const label = t(isShown ? 'hide' : 'show');
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input type={isShown ? 'text' : 'password'} className="pr-11" {...props} />
      <SquareButton
        label={label}
        title={label}
        size="sm"
        className="absolute inset-y-0 right-0.5 my-auto"
        onClick={() => setIsShown(!isShown)}
      >
        <Icon className="size-4" />
      </SquareButton>
    </div>
  );
}
