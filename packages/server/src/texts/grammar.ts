/** "1 record", "3 records". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** "20,000". */
export const grouped = (count: number): string => count.toLocaleString('en');
