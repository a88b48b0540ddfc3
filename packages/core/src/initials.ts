/**
 * First letters of at most two words of a person's name, or of what stands before the @ of their e-mail address, where
 * all of one firm are the same; empty where it has no letter.
 */
export const initialsOf = (name: string): string =>
  (name.split('@', 1)[0] || name)
    .split(/[\s@._-]+/)
    // By code point: half of an emoji would be drawn as a mark of damage.
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word) ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** The sign that stands for an app without a logo: what people see as its name's first letter. */
export const signOf = (name: string): string =>
  [...new Intl.Segmenter().segment(name.trim())][0]?.segment.toUpperCase() ?? 'A';
