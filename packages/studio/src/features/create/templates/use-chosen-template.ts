import { Template } from '@sayso/contracts/templates';
import { useState } from 'react';
import { readStored, writeStored } from '../../../lib/storage.ts';

const key = 'draft:home:template';

function kept(): Template | null {
  try {
    return Template.safeParse(JSON.parse(readStored(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** The starter app that the next app begins with; a reload does not lose it. */
export function useChosenTemplate() {
  const [template, setTemplate] = useState(kept);
  const choose = (chosen: Template | null) => {
    setTemplate(chosen);
    writeStored(key, chosen && JSON.stringify(chosen));
  };
  return [template, choose] as const;
}
