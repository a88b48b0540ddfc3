import type { PlanDraft } from '@sayso/contracts/plan-draft';
import { readFieldLine } from '../templates/template-draft.ts';

type Short = Partial<Omit<PlanDraft, 'things' | 'pages' | 'rules'>> & {
  /** Each field as the starter apps write it, `'Status: states: New, Done'`. */
  things: Readonly<Record<string, readonly string[]>>;
  /** `'form: Repair: everyone: Name, Phone'`. */
  pages?: readonly string[];
  /** `'Repair: see: owner'`. */
  rules?: readonly string[];
};

/** A draft as a reader would write it, in short lines. */
export const draftOf = ({ things, pages = [], rules = [], ...more }: Short): PlanDraft => ({
  use: 'work',
  name: '',
  people: [],
  notWanted: [],
  leftOver: [],
  ...more,
  things: Object.entries(things).map(([name, fields]) => ({
    words: name,
    name,
    fields: fields.map((line) => readFieldLine(line).field),
  })),
  rules: rules.map((line) => {
    const [thing = '', may = 'see', who = ''] = line.split(': ');
    return { words: line, thing, may: may as PlanDraft['rules'][number]['may'], who: who.split(', ') };
  }),
  pages: pages.map((line) => {
    const [kind = 'list', thing = '', who = 'users', fields = ''] = line.split(': ');
    return {
      words: line,
      kind: kind as PlanDraft['pages'][number]['kind'],
      thing,
      for: who,
      fields: fields === '' ? [] : fields.split(', '),
    };
  }),
});
