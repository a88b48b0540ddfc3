import { useId } from 'react';
import { changeSettings, choices, type Settings, useSettings } from './gallery-settings.ts';

const look =
  'h-8 rounded-md border border-control bg-field px-2 text-[13px] text-field-foreground outline-none focus-visible:ring-2 focus-visible:ring-ring';

type Choice = keyof typeof choices;
const names: Record<Choice, string> = {
  preset: 'Preset',
  mode: 'Mode',
  density: 'Density',
  font: 'Font',
  radius: 'Radius',
  data: 'Records',
  direction: 'Direction',
};

function Pick({ of }: { of: Choice }) {
  const id = useId();
  const settings = useSettings();
  return (
    <span className="flex items-center gap-1.5">
      <label htmlFor={id}>{names[of]}</label>
      <select
        id={id}
        className={look}
        value={settings[of]}
        onChange={({ target }) => changeSettings({ [of]: target.value } as Partial<Settings>)}
      >
        {choices[of].map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </span>
  );
}

/** Looks and states of the gallery; all of them can stand in the address too. */
export function Switches() {
  const { primary } = useSettings();
  return (
    <fieldset
      aria-label="Gallery"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-border bg-card px-3 py-2 text-[13px] text-card-foreground"
    >
      {(Object.keys(choices) as Choice[]).map((choice) => (
        <Pick key={choice} of={choice} />
      ))}
      <label className="flex items-center gap-1.5">
        Main colour
        <input
          type="color"
          className="h-8 w-10 rounded-md border border-control bg-field p-0.5"
          value={primary}
          onChange={({ target }) => changeSettings({ primary: target.value })}
        />
      </label>
    </fieldset>
  );
}
