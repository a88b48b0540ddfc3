const listed = (labels: readonly string[]): string => {
  const small = labels.map((label, at) => (at === 0 ? label : label.toLowerCase()));
  return `${small.slice(0, -1).join(', ')} or ${small.at(-1)}`;
};

/** How visitors are answered. */
export const contact = {
  /** Below each of several fields of which one is enough: "Phone or email". */
  either: (labels: readonly string[]) => `${listed(labels)}: one is enough`,
  leaveOne: (labels: readonly string[]) => `Fill in ${listed(labels.map((label) => label.toLowerCase()))}`,
} as const;
