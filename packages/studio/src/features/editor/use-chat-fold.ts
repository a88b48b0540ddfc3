import { useState } from 'react';
import { kept, useKept } from './workspace/shell/use-kept.ts';

/**
 * Whether the chat is folded away, which it may be beside the workspace alone; remembered for each person. Who comes
 * there by a link of the chat is using the chat, so it stays for that visit.
 */
export function useChatFold(isWorkspace: boolean) {
  const [isKeptFolded, keepFolded] = useKept('chat-folded', kept(true));
  const [visit, setVisit] = useState({ isWorkspace, staysOpen: false });
  if (visit.isWorkspace !== isWorkspace) {
    const isInChat = document.activeElement?.closest('[data-chat]') != null;
    setVisit({ isWorkspace, staysOpen: isWorkspace && isInChat });
  }
  const setFolded = (isFolded: boolean) => {
    setVisit({ isWorkspace, staysOpen: false });
    keepFolded(isFolded);
  };
  return { isFolded: isWorkspace && isKeptFolded && !visit.staysOpen, setFolded };
}
