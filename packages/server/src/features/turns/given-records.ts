import type { BroughtRows, SampleRecords, TurnEvent } from '@sayso/core/turn-provider';

/** What an answer brings of records: samples, the last ones given, and rows of files. */
export class GivenRecords {
  samples: SampleRecords = [];
  readonly rows: BroughtRows[] = [];

  take(event: Extract<TurnEvent, { type: 'samples' | 'rows' }>): void {
    if (event.type === 'samples') this.samples = event.samples;
    else this.rows.push(event.rows);
  }
}
