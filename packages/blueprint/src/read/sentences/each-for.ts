const eachFor =
  /(?<=[\p{L})]),?\s+each(?: of them| one)?\s+(?:(?:is|are)\s+)?(?:for|of|from|at|on|in|to|about|against|under)\s+(?:an?|one)\s+([\p{L}-]+)(?:,?\s+(?:and\s+)?(?:with|having|has)\s+|:\s+|(?=\s*(?:[.,;]|$)))/giu;
const startsWithNumber = /\d[^,;\d]*$/;

/** "Faults, each for a lift with what is wrong": a lift is among what is kept of a fault. */
export const withTheirOwn = (sentence: string): string =>
  sentence.replace(eachFor, (all, thing: string, at: number) => {
    // "5 euros each for a ticket" shares out a sum.
    if (startsWithNumber.test(sentence.slice(0, at))) return all;
    const goesOn = /(?:with|having|has|:)\s+$/i.test(all);
    return goesOn ? ` with ${thing}, ` : ` with ${thing}`;
  });
