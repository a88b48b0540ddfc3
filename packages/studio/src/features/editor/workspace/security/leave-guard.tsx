import { useEffect } from 'react';
import type { Location } from 'react-router';
import { listText } from '../../../../texts/language.ts';
import { t } from '../../../../texts/security.ts';
import { useDiscardQuestion } from '../use-discard-question.tsx';

// Another entity in the address is the same screen, which keeps all edits.
const leavesScreen = (from: Location, to: Location) => from.pathname !== to.pathname;
const stay = () => {};

/** Asks before edits are lost, by another address of the studio or by leaving it. */
export function LeaveGuard({ names }: { names: readonly string[] }) {
  const texts = {
    title: t('leave.title'),
    text: t('leave.text', { names: listText(names) }),
    confirm: t('leave.leave'),
    keep: t('leave.stay'),
  };
  const { setDirty, question } = useDiscardQuestion(stay, { texts, leaves: leavesScreen });
  const isDirty = names.length > 0;
  useEffect(() => setDirty(isDirty), [isDirty, setDirty]);
  return question;
}
