/** An end that a person can do something about: its message is all that is printed. */
export class Stop extends Error {}
