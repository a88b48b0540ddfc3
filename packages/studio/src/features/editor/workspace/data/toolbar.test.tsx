import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { playedScreen } from '../../../../testing/played-records.tsx';
import { newId } from '../../../../testing/samples.ts';
import { Toolbar } from './toolbar.tsx';
import { firstView } from './view-state.ts';

const { wrapper } = await playedScreen();
beforeEach(cleanup);

test('[B-DATA-03] what is typed is searched for although the screen is drawn anew all the time', () => {
  vi.useFakeTimers();
  try {
    const asked: unknown[] = [];
    const toolbar = () => (
      <Toolbar
        place={{ appId: newId(), entity: 'Visit' }}
        fields={[]}
        view={firstView}
        // As each drawing of the screen has it: another function.
        change={(next) => void asked.push(next)}
        nameOf={() => undefined}
        filtering={null}
        setFiltering={() => {}}
      />
    );
    const { rerender } = render(toolbar(), { wrapper });
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'moss' } });
    for (let drawn = 0; drawn < 5; drawn += 1) {
      vi.advanceTimersByTime(100);
      rerender(toolbar());
    }
    expect(asked).toEqual([{ search: 'moss' }]);
  } finally {
    vi.useRealTimers();
  }
});
