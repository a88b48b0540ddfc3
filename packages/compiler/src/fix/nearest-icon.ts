/** Names that people and other icon sets use, by what the library calls the nearest of its own. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  Plus: ['add', 'create', 'new'],
  X: ['close', 'cancel', 'times', 'xmark', 'clear', 'dismiss', 'cross'],
  Trash2: ['remove', 'bin', 'garbage'],
  Pencil: ['edit', 'modify', 'rename'],
  Settings: ['gear', 'gears', 'preferences', 'configuration', 'options'],
  Search: ['magnifyingglass', 'find', 'lookup'],
  House: ['homepage', 'homeoutline'],
  LayoutDashboard: ['dashboard', 'overview'],
  ChartColumn: ['analytics', 'statistics', 'stats', 'graph', 'report', 'reports'],
  Bell: ['notification', 'notifications', 'reminder'],
  Mail: ['email', 'envelope', 'newsletter'],
  MessageCircle: ['chat', 'comment', 'comments', 'conversation', 'whatsapp', 'discord', 'slack'],
  Phone: ['call', 'telephone', 'mobile'],
  MapPin: ['location', 'place', 'address', 'marker'],
  CalendarClock: ['schedule', 'appointment', 'booking'],
  Clock: ['time', 'hour', 'hours'],
  User: ['person', 'profile', 'account', 'customer', 'client', 'member'],
  Users: ['people', 'team', 'customers', 'clients', 'members', 'staff', 'employees'],
  ShoppingCart: ['cart', 'order', 'orders', 'checkout'],
  Banknote: ['money', 'cash', 'salary'],
  DollarSign: ['dollar', 'price', 'income', 'revenue', 'payment'],
  Wallet: ['budget', 'balance', 'expense', 'expenses'],
  CreditCard: ['card', 'paypal', 'stripe'],
  ListTodo: ['task', 'tasks', 'todo', 'todos', 'checklist'],
  TriangleAlert: ['warning', 'alert', 'danger', 'exclamation'],
  CircleX: ['error', 'fail', 'failed', 'failure'],
  CircleCheck: ['success', 'done', 'complete', 'completed'],
  CircleQuestionMark: ['question', 'help', 'faq'],
  Eye: ['visibility', 'show', 'preview'],
  Heart: ['favorite', 'favourite', 'favorites', 'like'],
  Image: ['photo', 'picture', 'photos', 'gallery'],
  Paperclip: ['attachment', 'attachments'],
  Building2: ['company', 'companies', 'organization', 'office', 'business'],
  Briefcase: ['work', 'job', 'jobs', 'career', 'project', 'linkedin'],
  GraduationCap: ['school', 'education', 'student', 'students', 'course'],
  Utensils: ['food', 'meal', 'restaurant', 'recipe', 'dinner', 'lunch'],
  Dumbbell: ['fitness', 'gym', 'workout', 'exercise'],
  PawPrint: ['pet', 'pets', 'animal', 'animals'],
  Stethoscope: ['doctor', 'medical', 'clinic'],
  Package: ['product', 'products', 'inventory', 'parcel', 'delivery'],
  Wrench: ['repair', 'fix', 'maintenance', 'tool', 'tools'],
  RefreshCw: ['reload', 'sync', 'update', 'renew'],
  LoaderCircle: ['spinner', 'loading'],
  LogOut: ['signout', 'exit'],
  LogIn: ['signin', 'login'],
  Menu: ['hamburger', 'bars', 'navicon'],
  EllipsisVertical: ['dots', 'dotsvertical', 'kebab', 'morevert'],
  Trophy: ['award', 'winner', 'competition'],
  Globe: ['website', 'web', 'world', 'language', 'chrome', 'google', 'facebook', 'dribbble'],
  GitBranch: ['github', 'gitlab'],
  AtSign: ['twitter', 'threads'],
  Camera: ['instagram'],
  Play: ['youtube', 'video'],
  Figma: ['design'],
};
const knownAs = new Map(
  Object.entries(otherNames).flatMap(([icon, names]) => names.map((name): [string, string] => [name, icon])),
);

/** What stands in where nothing is near. */
const generic = 'Circle';

/** `CheckCircle` -> check, circle; figures belong to the word before them. */
const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]+(?![a-z])\d*|[A-Z]?[a-z]+\d*|\d+/g) ?? []).map((word) => word.toLowerCase());

export type NearestIcon = (name: string) => string;

/** Finds the icon that a wrong name most likely means, among the exports of the icon library. */
export function createNearestIcon(exports: ReadonlySet<string>): NearestIcon {
  const names = [...exports].filter((name) => /^[A-Z]/.test(name) && !/^Lucide|.Icon$|^Icon$/.test(name));
  const byText = new Map(names.map((name) => [name.toLowerCase(), name]));
  const byWords = new Map(names.map((name) => [wordsOf(name).toSorted().join(' '), name]));
  const known = new Map<string, string>();
  const find = (written: string): string => {
    const words = wordsOf(bareName(written));
    const text = words.join('');
    const told = knownAs.get(text);
    return (
      byText.get(text) ??
      byWords.get(words.toSorted().join(' ')) ??
      (told !== undefined && exports.has(told) ? told : undefined) ??
      nearestByLetters(text, names) ??
      byPart(words, byText, exports) ??
      generic
    );
  };
  return (written) => {
    const held = known.get(written);
    if (held !== undefined) return held;
    const found = find(written.slice(0, 60));
    if (known.size < 2_000) known.set(written, found);
    return found;
  };
}

/** `FaTrash`, `TrashIcon`, `IconTrash`, `LucideTrash`, `TrashOutlined`: what other sets put around a name. */
export function bareName(written: string): string {
  const bare = written
    .replace(/^(?:Lucide|Icon)(?=[A-Z])/, '')
    .replace(/^(?:Fa|Md|Io|Bs|Fi|Ai|Bi|Hi|Gi|Ri|Ti|Lu|Tb|Cg|Im|Pi|Vsc|Rx|Sl)(?=[A-Z])/, '')
    .replace(/(?:Icon|Outlined|Outline|Filled|Solid|Rounded)+$/, '');
  return bare === '' ? written : bare;
}

/** The icon of the first words that are one, else of any single word. */
function byPart(words: readonly string[], byText: ReadonlyMap<string, string>, exports: ReadonlySet<string>) {
  for (let count = words.length - 1; count > 0; count -= 1) {
    const part = words.slice(0, count).join('');
    const found = byText.get(part) ?? knownAs.get(part);
    if (found !== undefined && exports.has(found)) return found;
  }
  const single = words.find((word) => word.length > 2 && (byText.has(word) || knownAs.has(word)));
  const found = single === undefined ? undefined : (byText.get(single) ?? knownAs.get(single));
  return found !== undefined && exports.has(found) ? found : undefined;
}

/** Slips of the pen: few letters differ, and the first is right. */
function nearestByLetters(text: string, names: readonly string[]): string | undefined {
  if (text.length < 5) return undefined;
  let most = text.length < 9 ? 1 : 2;
  let nearest: string | undefined;
  for (const name of names) {
    const other = name.toLowerCase();
    if (other[0] !== text[0] || Math.abs(other.length - text.length) > most) continue;
    const apart = distance(text, other, most);
    if (apart > most || (nearest !== undefined && apart === most)) continue;
    nearest = name;
    most = apart;
  }
  return nearest;
}

/** Letters to add, drop, replace or swap with the next; counted no further than `most` + 1. */
export function distance(a: string, b: string, most: number): number {
  let above: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? (above[j - 2] ?? most) + 1 : most + 1;
      next.push(Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + cost, swapped));
    }
    if (Math.min(...next) > most) return most + 1;
    above = row;
    row = next;
  }
  return row[b.length] ?? most + 1;
}
