import type { AppId } from '@sayso/contracts/ids';

/** How texts of an app name its files: by the address of a public one, or by the uri of a private one. */
const publicBegin = (appId: AppId): string => `/files/${appId}/`;
const privateBegin = (appId: AppId): string => `private/${appId}/`;

/** What stands in every text that names a file of the app, and before the name of each. */
export const fileMark = (appId: AppId): string => `/${appId}/`;

/** Names of the app's files that the texts name. */
export function fileNamesIn(texts: Iterable<string>, appId: AppId): Set<string> {
  const mark = fileMark(appId);
  const written = new RegExp(`${mark}([0-9a-f]{48}\\.[a-z0-9]{1,5})`, 'g');
  const names = new Set<string>();
  for (const text of texts) {
    if (!text.includes(mark)) continue;
    for (const [, name = ''] of text.matchAll(written)) names.add(name);
  }
  return names;
}

type Move = { from: AppId; to: AppId };

/** What is written in a copy in place of what names the original's files; for texts, and for the database's `replace`. */
export const readdressing = ({ from, to }: Move): readonly (readonly [string, string])[] => [
  [publicBegin(from), publicBegin(to)],
  [privateBegin(from), privateBegin(to)],
];

/** The text with another app's files of the same names. */
export const readdress = (text: string, move: Move): string =>
  readdressing(move).reduce((changed, [before, after]) => changed.replaceAll(before, after), text);
