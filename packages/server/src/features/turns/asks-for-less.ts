const words =
  /\b(?:remov|delet|drop|simplif|short|clean|replac|rewrit|redesign|start over|without|get rid|no longer|strip|minimal|less|fewer)/i;

/** Whether a message asks for something to go: files may then become much shorter. */
export const asksForLess = (text: string): boolean => words.test(text);
