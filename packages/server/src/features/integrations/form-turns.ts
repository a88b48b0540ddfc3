import { fairTurns } from '@sayso/core/fair-turns';

/** Few forms that were received are worked on at a time, so that one person's many files leave room for others'. */
export const createFormTurns = () => fairTurns({ running: { all: 12, each: 3 } });
export type FormTurns = ReturnType<typeof createFormTurns>;
