/** One way of showing the records of a list page. */
export type View = { name: string; print: (indent: string) => string };
