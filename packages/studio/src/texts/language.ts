/** Texts by key, nested as one likes. */
export type Messages = { readonly [key: string]: string | Messages };

/** Another language: its texts by the name of each catalogue. It may lack some. */
export type Translation = { locale: string; texts: Readonly<Record<string, Messages>> };

let translation: Translation | null = null;

/** Before catalogues are loaded: they take their language as they are defined. Null is English. */
export function setTranslation(chosen: Translation | null): void {
  translation = chosen;
}

export const currentTranslation = (): Translation | null => translation;

/** "Repairs, Bikes and Customers", as the language of the studio writes it. */
export const listText = (items: readonly string[]): string =>
  new Intl.ListFormat(translation?.locale ?? 'en-GB').format(items);
