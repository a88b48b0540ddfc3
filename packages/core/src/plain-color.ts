/** A colour that every browser reads, or null: hexadecimal, or by a function of numbers only. */
export const plainColor = (text: string | null | undefined): string | null =>
  text && /^(?:#[\da-f]{3,8}|(?:rgb|hsl|oklch|oklab)a?\([\d.,%/ a-z-]{1,50}\))$/i.test(text) ? text : null;
