import { Input, Textarea } from '../../../../ui/input.tsx';
import type { ControlKind } from './controls.ts';
import type { ValueInputProps } from './input-props.ts';

const inputTypes: Partial<Record<ControlKind, string>> = { email: 'email', address: 'url', phone: 'tel' };

export function TextInput({
  kind,
  control,
  value,
  onChange,
  isRequired,
}: ValueInputProps & { kind: ControlKind }) {
  const text = typeof value === 'string' ? value : '';
  const shared = {
    ...control,
    dir: 'auto',
    'aria-required': isRequired,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (kind === 'longText') return <Textarea minRows={3} maxRows={14} {...shared} />;
  if (kind !== 'color') return <Input type={inputTypes[kind] ?? 'text'} autoComplete="off" {...shared} />;
  return (
    <div className="flex items-center gap-2">
      <span
        aria-hidden
        className="size-9 shrink-0 rounded-control border border-line-strong max-md:size-10"
        style={/^#[\da-f]{3,8}$/i.test(text) ? { background: text } : {}}
      />
      <Input autoComplete="off" placeholder="#1f6b54" {...shared} />
    </div>
  );
}
