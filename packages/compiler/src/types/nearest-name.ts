import { distance } from '../fix/nearest-icon.ts';
import { hintWords } from '../texts/mistakes.ts';

/** The name that was most likely meant, as a hint. */
export function hintAt(written: string, names: Iterable<string>): { hint: string } | Record<string, never> {
  const wanted = plain(written);
  let most = wanted.length < 4 ? 1 : wanted.length < 8 ? 2 : 3;
  let nearest: string | undefined;
  for (const name of names) {
    if (name === written || Math.abs(plain(name).length - wanted.length) > most) continue;
    const apart = distance(wanted, plain(name), most);
    if (apart > most || (nearest !== undefined && apart === most)) continue;
    nearest = name;
    most = apart;
  }
  return nearest === undefined ? {} : { hint: hintWords.didYouMean(nearest) };
}

/** `dueDate` and `due_date` differ in nothing that a person would see. */
const plain = (name: string) => name.replaceAll('_', '').toLowerCase();
