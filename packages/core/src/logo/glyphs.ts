/** A sign of one thing: strokes on a field of 24 × 24, and the beginnings of words that ask for it. */
export type Glyph = { readonly name: string; readonly words: readonly string[]; readonly draws: string };

const path = (...lines: string[]): string => lines.map((d) => `<path d="${d}"/>`).join('');
const dot = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
const box = (x: number, y: number, width: number, height: number, rx = 1.5): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}"/>`;

export const glyphs: readonly Glyph[] = [
  {
    name: 'paw',
    words: ['pet', 'dog', 'cat', 'vet', 'animal', 'paw', 'puppy', 'kennel', 'horse'],
    draws:
      path(
        'M12 12.5c3 0 5.5 2.6 5.5 5.2 0 2-1.6 2.8-3 2.3-1.7-.6-3.3-.6-5 0-1.4.5-3-.3-3-2.3 0-2.6 2.5-5.2 5.5-5.2Z',
      ) +
      dot(5.5, 11, 1.6) +
      dot(9.4, 6.5, 1.7) +
      dot(14.6, 6.5, 1.7) +
      dot(18.5, 11, 1.6),
  },
  {
    name: 'leaf',
    words: [
      'plant',
      'garden',
      'leaf',
      // Not of the colour, which says nothing of the thing.
      'greenhouse',
      'greenery',
      'nature',
      'eco',
      'farm',
      'flower',
      'tree',
      'organic',
      'vegan',
    ],
    draws: path('M5 19c0-9 5-14 15-14 0 10-5 15-12 14.5', 'M4 20c3-5 6-7.5 10-9.5'),
  },
  {
    name: 'coin',
    words: [
      'money',
      'budget',
      'expense',
      'finance',
      'bank',
      'saving',
      'invest',
      'coin',
      'account',
      'price',
      'tax',
    ],
    draws:
      dot(12, 12, 8.5) +
      path(
        'M15 9c-.7-1-1.8-1.5-3-1.5-1.7 0-3 .8-3 2.2 0 3 6 1.6 6 4.6 0 1.4-1.3 2.2-3 2.2-1.2 0-2.3-.5-3-1.5',
        'M12 5.8v12.4',
      ),
  },
  {
    name: 'invoice',
    words: ['invoice', 'bill', 'receipt', 'quote', 'contract', 'document', 'report', 'form', 'paper'],
    draws: path('M6 3.5h12V21l-3-2-3 2-3-2-3 2Z', 'M9 8.5h6', 'M9 12.5h6'),
  },
  {
    name: 'car',
    words: ['car', 'vehicle', 'taxi', 'driv', 'garage', 'fleet', 'parking', 'auto'],
    draws:
      path('M4 16v-3.5l2.2-5.5h11.6L20 12.5V16', 'M4 12.5h16', 'M3.5 16h17') +
      dot(7.5, 17.5, 1.8) +
      dot(16.5, 17.5, 1.8),
  },
  {
    name: 'wheel',
    words: ['bike', 'bicycle', 'cycl', 'wheel'],
    draws:
      dot(6.5, 15.5, 4) + dot(17.5, 15.5, 4) + path('M6.5 15.5 9.5 8h6l2 7.5', 'M8 8h3', 'M9.5 15.5 15.5 8'),
  },
  {
    name: 'wrench',
    words: ['repair', 'tool', 'fix', 'maint', 'workshop', 'mechanic', 'plumb', 'build', 'construct', 'handy'],
    draws: path(
      'M20 7.5a5 5 0 0 1-6.7 5.2L7 19a2.1 2.1 0 0 1-3-3l6.3-6.3A5 5 0 0 1 16.5 4l-3 3 .8 2.7 2.7.8Z',
    ),
  },
  {
    name: 'heart',
    words: [
      'health',
      'care',
      'love',
      'heart',
      'clinic',
      'dating',
      'wedding',
      'charity',
      'donat',
      'volunteer',
    ],
    draws: path('M12 20C6 16 3.5 12.5 3.5 9a4.5 4.5 0 0 1 8.5-2 4.5 4.5 0 0 1 8.5 2c0 3.5-2.5 7-8.5 11Z'),
  },
  {
    name: 'pulse',
    words: [
      'medic',
      'doctor',
      'patient',
      'hospital',
      'fitness',
      'gym',
      'workout',
      'sport',
      'training',
      'run',
    ],
    draws: path('M3 12.5h4l2.5-7 5 13 2.5-6h4'),
  },
  {
    name: 'speech',
    words: ['chat', 'messag', 'talk', 'forum', 'community', 'support', 'comment', 'feedback', 'social'],
    draws: path('M4 5.5h16v11h-8.5L7 20.5v-4H4Z', 'M8.5 11h7'),
  },
  {
    name: 'calendar',
    words: ['calendar', 'book', 'appoint', 'schedul', 'event', 'reserv', 'plan', 'shift', 'date', 'meeting'],
    draws: box(4, 5, 16, 15, 2) + path('M4 10h16', 'M8.5 3v4', 'M15.5 3v4', 'm9 15 2 2 4-4'),
  },
  {
    name: 'check',
    words: ['task', 'todo', 'list', 'check', 'habit', 'project', 'goal', 'chore', 'work'],
    draws: box(4, 4, 16, 16, 4) + path('m8 12.5 3 3 5.5-7'),
  },
  {
    name: 'camera',
    words: ['photo', 'camera', 'picture', 'gallery', 'film', 'video', 'studio'],
    draws: path('M4 8h3.5l1.5-2.5h6L16.5 8H20v11H4Z') + dot(12, 13, 3.4),
  },
  {
    name: 'cup',
    words: ['coffee', 'cafe', 'café', 'tea', 'bar', 'drink', 'beer', 'brew', 'wine'],
    draws: path('M5 9h12v5a6 6 0 0 1-12 0Z', 'M17 10h1.5a2.5 2.5 0 0 1 0 5H17', 'M9 3.5v2.5', 'M13 3.5v2.5'),
  },
  {
    name: 'fork',
    words: ['food', 'restaurant', 'recipe', 'cook', 'meal', 'kitchen', 'menu', 'bakery', 'eat', 'pizza'],
    draws: path('M8 3v18', 'M5 3v5a3 3 0 0 0 6 0V3', 'M17 21v-7h-2.5V8c0-3 1-5 2.5-5Z'),
  },
  {
    name: 'house',
    words: ['house', 'home', 'rent', 'estate', 'propert', 'room', 'hotel', 'flat', 'apartment', 'tenant'],
    draws: path('M4 11 12 4l8 7', 'M6 9.5V20h12V9.5', 'M10 20v-5.5h4V20'),
  },
  {
    name: 'note',
    words: ['music', 'song', 'band', 'concert', 'audio', 'podcast', 'radio'],
    draws: path('M9 17.5V5.5l10-2v12') + dot(6.6, 17.5, 2.4) + dot(16.6, 15.5, 2.4),
  },
  {
    name: 'bars',
    words: [
      'business',
      'analytic',
      'stat',
      'sales',
      'crm',
      'dashboard',
      'market',
      'growth',
      'data',
      'metric',
      'lead',
    ],
    draws: path('M6 19v-6', 'M12 19V9', 'M18 19V5'),
  },
  {
    name: 'bag',
    words: ['shop', 'store', 'product', 'order', 'cart', 'inventory', 'stock', 'buy', 'fashion', 'cloth'],
    draws: path('M5 8h14l1 12H4Z', 'M8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3'),
  },
  {
    name: 'pin',
    words: ['map', 'travel', 'trip', 'place', 'location', 'tour', 'deliver', 'route', 'city', 'visit'],
    draws: path('M12 21c5-5.5 7-8.5 7-11.5a7 7 0 0 0-14 0C5 12.5 7 15.5 12 21Z') + dot(12, 9.5, 2.4),
  },
  {
    name: 'peak',
    words: ['mountain', 'hik', 'outdoor', 'camp', 'ski', 'climb', 'adventure', 'trail'],
    draws: path('M3 19 9.5 7l4 7 2.5-4 5 9Z', 'm7.5 11 2 1.5 2-1.5'),
  },
  {
    name: 'sun',
    words: ['sun', 'weather', 'energy', 'solar', 'light', 'summer', 'beach', 'day'],
    draws:
      dot(12, 12, 4) +
      path(
        'M12 3v2',
        'M12 19v2',
        'M3 12h2',
        'M19 12h2',
        'm5.6 5.6 1.4 1.4',
        'm17 17 1.4 1.4',
        'm18.4 5.6-1.4 1.4',
        'm7 17-1.4 1.4',
      ),
  },
  {
    name: 'bolt',
    words: ['fast', 'electric', 'power', 'quick', 'bolt', 'flash', 'charge', 'speed', 'tech'],
    draws: path('M13 3 5.5 13.5h5.5L10 21l8-11h-5.5Z'),
  },
  {
    name: 'shield',
    words: ['secur', 'safe', 'protect', 'shield', 'insur', 'guard', 'trust', 'legal', 'law'],
    draws: path('M12 3.5 19 6v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6Z', 'm9 12 2.2 2.2L15.2 10'),
  },
  {
    name: 'people',
    words: [
      'team',
      'people',
      'member',
      'club',
      'staff',
      'employ',
      'contact',
      'customer',
      'client',
      'family',
      'user',
    ],
    draws:
      dot(9, 8.5, 3.4) +
      path(
        'M3 19.5c.5-4 3-5.5 6-5.5s5.5 1.5 6 5.5',
        'M15.5 5.5a3.4 3.4 0 0 1 0 6',
        'M17.5 14.5c2 .7 3.2 2.3 3.5 5',
      ),
  },
  {
    name: 'openbook',
    words: [
      'read',
      'reader',
      'reading',
      'library',
      'learn',
      'school',
      'course',
      'study',
      'student',
      'teach',
      'educat',
      'journal',
      'diary',
      'novel',
    ],
    draws: path(
      'M12 6.5C9.5 5 6.5 4.5 3.5 5v13c3-.5 6 0 8.5 1.5 2.5-1.5 5.5-2 8.5-1.5V5c-3-.5-6 0-8.5 1.5Z',
      'M12 6.5v13',
    ),
  },
  {
    name: 'star',
    words: ['star', 'review', 'rating', 'award', 'favourite', 'favorite', 'kids', 'child', 'game', 'quiz'],
    draws: path('m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17l-5.3 3 1.1-6-4.4-4.2 6-.8Z'),
  },
  {
    name: 'globe',
    words: ['world', 'global', 'web', 'language', 'internet', 'translat', 'news', 'blog'],
    draws: dot(12, 12, 8.5) + path('M3.5 12h17', 'M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17Z'),
  },
  {
    name: 'pencil',
    words: [
      'write',
      'writing',
      'written',
      'note',
      'design',
      'art',
      'draw',
      'creat',
      'edit',
      'paint',
      'craft',
      'portfolio',
    ],
    draws: path('m5 19 1-4.5L16.5 4 20 7.5 9.5 18Z', 'm13.5 7 3.5 3.5'),
  },
  {
    name: 'clock',
    words: ['time', 'clock', 'hour', 'timer', 'track', 'punch', 'remind', 'deadline'],
    draws: dot(12, 12, 8.5) + path('M12 7v5.5l3.5 2'),
  },
];

const mostWords = 200;

/** The signs that a text asks for, in the order of its words, each once. */
export function glyphsIn(text: string): Glyph[] {
  const words = text.toLowerCase().split(/[^\p{L}]+/u, mostWords);
  const found = new Set<Glyph>();
  for (const word of words) {
    const glyph = glyphs.find((each) => each.words.some((begin) => isWordOf(word, begin)));
    if (glyph) found.add(glyph);
  }
  return [...found];
}

/** Short beginnings are words of their own, so that a "cart" asks for no car. */
const isWordOf = (word: string, begin: string): boolean =>
  begin.length <= 4 ? word === begin || word === `${begin}s` : word.startsWith(begin);
