import { useState } from 'react';
import type { Mode } from './use-place.ts';
import { kept, useKept } from './workspace/shell/use-kept.ts';

/**
 * Whether the chat is folded away, which it may be beside plan and workspace alone; remembered for each person. Who
 * comes to the workspace by a link of the chat is using the chat, so it stays for that visit.
 */
export function useChatFold(mode: Mode) {
  const isWorkspace = mode === 'workspace';
  const [isKeptFolded, keepFolded] = useKept('chat-folded', kept(true));
  // What is said in the chat belongs to the plan, so that it starts out beside it.
  const [isFoldedAtPlan, keepFoldedAtPlan] = useKept('chat-folded-plan', kept(false));
  const [visit, setVisit] = useState({ isWorkspace, staysOpen: false });
  if (visit.isWorkspace !== isWorkspace) {
    const isInChat = document.activeElement?.closest('[data-chat]') != null;
    setVisit({ isWorkspace, staysOpen: isWorkspace && isInChat });
  }
  const setFolded = (isFolded: boolean) => {
    setVisit({ isWorkspace, staysOpen: false });
    if (isWorkspace) keepFolded(isFolded);
    else keepFoldedAtPlan(isFolded);
  };
  const isFolded = isWorkspace ? isKeptFolded && !visit.staysOpen : mode === 'plan' && isFoldedAtPlan;
  return { isFolded, setFolded };
}
