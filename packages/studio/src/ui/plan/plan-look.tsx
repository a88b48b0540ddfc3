import { Moon, Palette, Sun } from 'lucide-react';
import { useCallback, useId, useRef } from 'react';
import { t } from '../../texts/plan-parts.ts';
import { cn } from '../cn.ts';
import { SegmentedControl } from '../segmented-control.tsx';
import { chipLook } from './chip-look.ts';
import { FaultLine } from './panel-row.tsx';
import { usePlanState } from './plan-context.ts';
import { PlanSection } from './plan-section.tsx';
import { ownDirection } from './plan-words.ts';
import { useOperation } from './use-operation.ts';
import { usePlanItem } from './use-plan-item.ts';

/** What the app is called, and its colours. */
export function PlanLook() {
  const { plan, isReadOnly } = usePlanState();
  const operation = useOperation();
  const { mode, primary } = plan.look;
  const modes = (['light', 'dark'] as const).map((value) => ({
    value,
    label: (
      <>
        {value === 'light' ? <Sun aria-hidden className="size-4" /> : <Moon aria-hidden className="size-4" />}
        {t(`look.${value}`)}
      </>
    ),
    disabled: isReadOnly,
  }));
  return (
    <PlanSection title={t('look.title')} icon={Palette} summary={t(`look.${mode}`)}>
      <div className="flex flex-wrap items-center gap-3">
        <AppName />
        <SegmentedControl
          label={t('look.mode')}
          value={mode}
          options={modes}
          onChange={(next) => void operation.run({ type: 'setLook', look: { mode: next } })}
        />
        <ColorBox
          value={primary}
          isDisabled={isReadOnly}
          onChoose={(next) => void operation.run({ type: 'setLook', look: { primary: next } })}
        />
      </div>
      <FaultLine>{operation.fault}</FaultLine>
    </PlanSection>
  );
}

function AppName() {
  const { plan } = usePlanState();
  const item = usePlanItem({ what: 'app' });
  return (
    <button {...item} className={cn(chipLook({ tone: 'page' }))}>
      <span className="wrap-anywhere min-w-0 text-start" {...ownDirection}>
        {plan.app.name}
      </span>
      <span className="sr-only">, {t('look.name')}</span>
    </button>
  );
}

type ColorProps = { value: string; isDisabled: boolean; onChoose: (color: string) => void };

function ColorBox({ value, isDisabled, onChoose }: ColorProps) {
  const id = useId();
  const latest = useRef(onChoose);
  latest.current = onChoose;
  // React's `onChange` comes with every shade that the pointer passes; the browser's own once one is chosen.
  const listen = useCallback((input: HTMLInputElement) => {
    const handleChange = () => latest.current(input.value);
    input.addEventListener('change', handleChange);
    return () => input.removeEventListener('change', handleChange);
  }, []);
  return (
    <label htmlFor={id} className="flex items-center gap-2 text-dense">
      <span className="text-muted">{t('look.color')}</span>
      <input
        key={value}
        ref={listen}
        id={id}
        type="color"
        defaultValue={value}
        disabled={isDisabled}
        className="h-8 w-12 cursor-pointer rounded-control border border-line-strong bg-surface p-1 max-md:h-10"
      />
    </label>
  );
}
