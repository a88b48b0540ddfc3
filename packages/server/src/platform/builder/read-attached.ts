import type { TableFile } from '@sayso/blueprint/tables/table-file';
import { isTableName } from '@sayso/core/table-names';
import type { TurnRequest } from '@sayso/core/turn-provider';
import { attachedWords } from '../../texts/attached.ts';
import { htmlText } from '../documents/html-text.ts';
import { readTable } from './attached-tables.ts';
import type { TextFile } from './questions.ts';

/** As much of a description as is read; of a change request less, since each sentence of it is followed. */
const mostChars = { first: 20_000, later: 5_000 };

type Read = {
  text: string;
  remarks: string[];
  /** With the place of each among the attachments. */
  tables: { table: TableFile; attachment: number }[];
};

/** What came with a message, as the built-in builder can use it; what it cannot use is told by name. */
export async function readAttached({ text, attachments = [], isFirst }: TurnRequest): Promise<Read> {
  const read: Read = { text, remarks: [], tables: [] };
  if (isFirst && text.length > mostChars.first)
    read.remarks.push(attachedWords.longDescription(text.length, mostChars.first));
  if (attachments.length === 0 && pointsAtFile.test(text)) read.remarks.push(attachedWords.noFile);
  const told: string[] = [];
  for (const [at, each] of attachments.entries()) {
    if (each.kind === 'text' && isTableName(each.name)) await takeTable(read, each, at);
    else if (each.kind === 'text' && isProse(each))
      takeWords(read, each, isFirst ? mostChars.first : mostChars.later);
    else if (each.kind === 'text') read.remarks.push(attachedWords.code(named(each)));
    else if (each.kind === 'unread') read.remarks.push(attachedWords.unused(named(each), each.why));
    else if (each.kind === 'mention') told.push(named(each));
  }
  const images = attachments.filter(({ kind }) => kind === 'image').length;
  if (images > 0) read.remarks.push(attachedWords.images(images));
  if (told.length > 0) read.remarks.push(attachedWords.mentioned(told.join(', ')));
  return read;
}

const pointsAtFile =
  /\b(?:the|this|my|an?)?\s*(?:attached|enclosed|uploaded)\s+(?:file|list|csv|pdf|document|spreadsheet|table|sheet|image|picture)\b|\bas attached\b|\bthis (?:csv|pdf|spreadsheet)\b/i;

const named = ({ name }: { name: string }): string => name.slice(0, 100);

/** Words that people wrote; what nobody gave an ending is taken for such. */
const isProse = ({ name }: TextFile): boolean =>
  /\.(?:txt|md|markdown|html?|pdf|text|rst|log)$|^[^.]*$/i.test(name);

function takeWords(read: Read, { name, text }: TextFile, most: number): void {
  const words = (/\.html?$/i.test(name) ? htmlText(text) : text).trim();
  if (words === '') {
    read.remarks.push(attachedWords.unused(named({ name }), attachedWords.noWords));
    return;
  }
  const room = Math.max(0, most - read.text.length);
  read.text += `\n\n${words.slice(0, room)}`;
  const isCut = words.length > room;
  read.remarks.push(
    isCut
      ? attachedWords.readFirst({ read: room, all: words.length, name: named({ name }) })
      : attachedWords.read(named({ name })),
  );
}

async function takeTable(read: Read, file: TextFile, attachment: number): Promise<void> {
  const found = await readTable(file);
  if ('table' in found) read.tables.push({ table: found.table, attachment });
  else read.remarks.push(attachedWords.unused(named(file), found.why));
}
