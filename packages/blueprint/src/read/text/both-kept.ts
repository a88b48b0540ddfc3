import { capitalise, singular } from '../../words.ts';

/** What several kinds of things are together, where a list says of them all what is kept. */
const groups: Readonly<Record<string, string>> = {
  devices:
    'laptop,phone,smartphone,mobile,mobile phone,cell phone,tablet,ipad,computer,pc,desktop,monitor,screen,printer,headset,notebook,camera,router,dongle,projector,beamer',
  pets: 'dog,cat,rabbit,hamster,guinea pig,parrot,budgie,tortoise,snake,puppy,kitten,gerbil',
  'media items':
    'book,film,movie,dvd,cd,record,game,board game,video game,audiobook,vinyl,blu-ray,comic,puzzle',
  'tool items': 'drill,saw,ladder,hammer,lawnmower,mower,wheelbarrow,sander,grinder,hedge trimmer',
  vehicles: 'car,van,bike,motorbike,truck,lorry,trailer,scooter,bicycle,motorcycle,e-bike',
  'furniture items': 'table,chair,desk,shelf,sofa,bench,cupboard,lamp,bed',
  'sports items': 'ball,racket,racquet,bat,net,cone,bib,goal,helmet,mat',
};
const groupOf = new Map(
  Object.entries(groups).flatMap(([group, words]) => words.split(',').map((word) => [word, group] as const)),
);

const kept =
  /^((?:[^,:;.\n]{0,60}? )?(?:list|register|overview|inventory|record|catalogue|log|track|database|directory) of (?:(?:all|the|my|our|company|office|school|team|club|work) )*|(?:(?:our|my|all|the|company|office|school) )*(?:[\p{L}-]+'s )?)([\p{L}-]+s(?:, [\p{L}-]+s)*,? (?:and|&) (?:[\p{L}-]+ )?[\p{L}-]+s)(?:\s*:\s*|,? (?:each )?with (?:their |its |an? )?)(?=[^.;:\n]*,)/iu;

/** "Laptops and phones: serial number, ...": devices of two kinds, as one list of attributes is theirs. */
export function withOneGroup(text: string): string {
  const [whole, lead = '', list = ''] = kept.exec(text) ?? [];
  if (whole === undefined) return text;
  const words = list.split(/,? (?:and|&) |, /).map((word) => singular(word.trim().toLowerCase()));
  const group = groupOf.get(words[0] ?? '');
  if (group === undefined || words.some((word) => groupOf.get(word) !== group)) return text;
  const types = words.map(capitalise).join(', ');
  return `${lead}${group}: kind (${types}), ${text.slice(whole.length)}`;
}
