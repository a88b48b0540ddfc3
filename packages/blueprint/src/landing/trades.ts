import type { LandingItem } from './section.ts';

/** Words for the page of a kind of business: nothing in them is a fact that only its owner can know. */
export type Trade = { shape: RegExp; promise: string; offers: readonly LandingItem[] };

const trade = (shape: string, promise: string, ...offers: readonly string[]): Trade => ({
  shape: new RegExp(`\\b(?:${shape})\\b`, 'i'),
  promise,
  offers: offers.map((line) => {
    const [title = '', text = '', icon = 'Check'] = line.split(' | ');
    return { title, text, icon };
  }),
});

/** The first that fits counts: narrow trades stand before wide ones. */
export const trades: readonly Trade[] = [
  trade(
    'bak(?:ery|er|ing)|patisserie|cake(?:s| shop)?|pastr(?:y|ies)',
    'Bread, cakes and pastries for every day and for the special ones.',
    'Bread | Loaves and rolls for breakfast, lunch and supper. | Wheat',
    'Cakes | For birthdays, weddings and Sunday afternoons. | Cake',
    'Pastries | Something sweet to go with your coffee. | Croissant',
  ),
  trade(
    'caf[eé]|coffee(?: shop| house| bar| roaster\\w*)?|tea ?room',
    'Good coffee, something to eat, and a place to sit.',
    'Coffee and tea | From a quick espresso to a pot for two. | Coffee',
    'Something to eat | Breakfast, lunch and cake in between. | Sandwich',
    'To take away | For the train, the office or the park. | ShoppingBag',
  ),
  trade(
    'restaurant|bistro|pizzeria|trattoria|diner|pub|taverna|food truck|cater(?:er|ing)|tapas|bar',
    'Good food in good company.',
    'The kitchen | Dishes for small and large appetites. | UtensilsCrossed',
    'The table | For two, for the family or for a party. | Users',
    'The occasion | Birthdays, business lunches and evenings out. | PartyPopper',
  ),
  trade(
    'barber\\w*|hair(?:dresser\\w*| ?salon| stylist| studio)?|salon',
    'A cut that suits you, and time to sit back.',
    'Cuts | For short hair, long hair and everything between. | Scissors',
    'Colour | From a few strands to something quite new. | Palette',
    'Care | Wash, treatment and styling. | Sparkles',
  ),
  trade(
    'massage\\w*|spa|beauty|nails?|cosmetic\\w*|facials?|wellness',
    'An hour that is yours alone.',
    'Treatments | Chosen for what you need today. | Sparkles',
    'Massage | For tired backs, necks and feet. | Hand',
    'Vouchers | A quiet hour for somebody you like. | Gift',
  ),
  trade(
    'yoga|pilates|meditation',
    'Move, breathe and leave lighter than you came.',
    'Classes | For beginners and for those who have practised for years. | Flower2',
    'Small groups | With time for each of you. | Users',
    'Private lessons | At your own pace. | User',
  ),
  trade(
    'gym|fitness|personal train\\w*|crossfit|boxing|martial arts|sports? club|dance (?:school|studio)|climbing',
    'Train in a way that you keep up.',
    'Training | A plan that fits where you are now. | Dumbbell',
    'Classes | In a group, with somebody who shows you how. | Users',
    'Guidance | Answers to what you want to know. | MessageCircle',
  ),
  trade(
    'physio\\w*|osteopath\\w*|chiropract\\w*|therap(?:y|ist|ists)|counsell\\w*|psycholog\\w*|doctor|dentist\\w*|dental|clinic|practice|midwife|nutrition\\w*',
    'Help that begins with listening.',
    'First visit | We talk about what troubles you and what can be done. | MessageCircle',
    'Treatment | Step by step, with what suits you. | HeartPulse',
    'Afterwards | What you can do yourself, and how we stay in touch. | ClipboardCheck',
  ),
  trade(
    'bookkeep\\w*|accountan\\w*|accounting|payroll|tax advis\\w*',
    'Your books in order, so that your mind is on your business.',
    'Bookkeeping | Receipts and invoices, sorted and entered. | BookOpen',
    'Payroll | Wages worked out for you and your people. | Wallet',
    'Year end | Accounts and returns, ready to be filed. | FileCheck',
  ),
  trade(
    'law(?:yer|yers| firm)?|solicitors?|attorneys?|notar(?:y|ies)|legal',
    'Clear advice in words that you understand.',
    'First talk | What has happened, and what can be done. | MessageCircle',
    'Advice | Your rights and your choices, plainly said. | Scale',
    'Representation | Letters, talks and, where needed, the court. | Gavel',
  ),
  trade(
    'plumb\\w*|heating|boilers?|electrician\\w*|electrical|roof(?:er|ers|ing)|locksmith\\w*|handym[ae]n|carpent(?:er|ers|ry)|joiner\\w*|builders?|building firm|tiler\\w*|plaster\\w*|painter and decorator|decorators?|renovat\\w*',
    'Done properly, and the place left tidy.',
    'Repairs | Something is broken: tell us what, and we have a look. | Wrench',
    'Installation | New parts, fitted to what is there. | Hammer',
    'Upkeep | A regular look before something breaks. | ClipboardCheck',
  ),
  trade(
    'clean(?:er|ers|ing)|housekeep\\w*|window wash\\w*|laundry|dry clean\\w*',
    'Come home to a clean place.',
    'Homes | Once, or on a day of every week. | House',
    'Offices | Before you come or after you leave. | Building2',
    'Moving out | From the oven to the windows. | Sparkles',
  ),
  trade(
    'garden(?:er|ers|ing)?|landscap\\w*|tree surge\\w*|florist\\w*|flowers?|nursery|plants?',
    'Green things, well looked after.',
    'Planting | What grows well where you live. | Flower2',
    'Care | Cutting, weeding and watering through the year. | Leaf',
    'Plans | From a window box to a whole garden. | PencilRuler',
  ),
  trade(
    'dog ?(?:walk\\w*|groom\\w*|train\\w*|sit\\w*)|pets?(?: sitt\\w*)?|dogs?|cats?|kennel|cattery|vet(?:erinar\\w*)?|horse\\w*|riding',
    'Your animal in good hands.',
    'Every day | Walks, food and company while you are out. | PawPrint',
    'Holidays | Looked after until you are back. | House',
    'Getting to know | We meet before we begin. | Heart',
  ),
  trade(
    'photograph\\w*|wedding films?|videograph\\w*|film maker',
    'Pictures that you want to look at again.',
    'Portraits | Of you, your family or your team. | Camera',
    'Events | Weddings, parties and what happens in between. | PartyPopper',
    'Businesses | People, places and products. | Building2',
  ),
  trade(
    'music (?:school|lessons?|teacher)|piano|guitar|violin|singing|drum|choir|band|orchestra',
    'Music, from the first note on.',
    'To begin | No experience is needed. | Music',
    'To go on | With pieces that you like. | ListMusic',
    'To play together | Because music is best shared. | Users',
  ),
  trade(
    'tutor\\w*|language school|lessons?|teacher|school|courses?|academy|workshops?|driving',
    'Learn at a pace that is yours.',
    'Lessons | Alone or in a small group. | GraduationCap',
    'Practice | Tasks that fit what you learn. | PencilLine',
    'Progress | You see what you can do already. | TrendingUp',
  ),
  trade(
    'b&b|bed and breakfast|guest ?house|hotel|hostel|holiday (?:home|house|flat|cottage|let)s?|cottage|camp(?:site|ing)|chalet',
    'A good night, and a slow morning after it.',
    'Rooms | For one, for two or for the family. | BedDouble',
    'Breakfast | To begin the day well. | Coffee',
    'Around us | Walks, sights and places to eat. | Map',
  ),
  trade(
    '(?:bike|bicycle|cycle)s?(?: shop| repairs?| hire)?|garage|mechanic\\w*|car (?:repair\\w*|wash|service)|mot|tyres?',
    'Back on the road, and safely.',
    'Repairs | Tell us what is wrong, and we find out why. | Wrench',
    'Service | A look at everything that wears. | ClipboardCheck',
    'Parts | What fits, and what is worth its price. | Cog',
  ),
  trade(
    'charity|non-?profit|foundation|food ?bank|shelter|volunteer\\w*|fundrais\\w*|church|parish|community (?:centre|center|garden)|club|association|society',
    'What we can do together.',
    'Take part | Give an hour, an afternoon or more. | HandHeart',
    'Give | What is needed, and where it goes. | Gift',
    'Come by | Meet the people behind it. | Users',
  ),
  trade(
    'consult\\w*|coach\\w*|agency|marketing|design(?:er|ers| studio)?|architect\\w*|freelanc\\w*|copywrit\\w*|translat\\w*|web developer',
    'From the first idea to something that stands.',
    'Listen | What you want to reach, and by when. | MessageCircle',
    'Plan | What it takes, said before it begins. | PencilRuler',
    'Carry out | With a word on how it goes as we go. | CircleCheck',
  ),
  trade(
    'apps?|software|saas|start-?up|platform|tool|plug-?in|product launch|waitlist|waiting list|coming soon',
    'Less to keep in your head.',
    'Simple | You know your way around from the first minute. | Sparkles',
    'Quick | What you do often takes one step. | Zap',
    'Yours | Your data stays with you. | Lock',
  ),
  trade(
    'shop|store|boutique|farm|brewery|winery|vineyard|pottery|ceramics?|jewell?er\\w*|candles?|soap|furniture|chairs?|book ?shop|honey|cheese|knit\\w*',
    'Things made and chosen with care.',
    'To look at | Come by and take your time. | Store',
    'To take home | For yourself or for somebody else. | ShoppingBag',
    'To order | Made the way you want it. | PencilRuler',
  ),
];

const neutral: Trade = {
  shape: /./,
  promise: 'Tell us what you need, and we take it from there.',
  offers: [
    { title: 'We listen', text: 'You say what you need, in your own words.', icon: 'MessageCircle' },
    { title: 'We advise', text: 'You hear what is possible before anything begins.', icon: 'Lightbulb' },
    { title: 'We deliver', text: 'You get what was agreed.', icon: 'CircleCheck' },
  ],
};

/** Words of one phrase stand this near, "horse riding school": there the narrower trade counts, else what is said first. */
const onePhrase = 20;

function tradeIn(text: string): Trade | undefined {
  const found = trades.flatMap((one) => {
    const at = text.search(one.shape);
    return at < 0 ? [] : [{ one, at }];
  });
  const first = Math.min(...found.map(({ at }) => at));
  return found.find(({ at }) => at < first + onePhrase)?.one;
}

/** The trade that a text is about: what its first sentence says counts before the rest of it. */
export function tradeOf(text: string): Trade & { isKnown: boolean } {
  const [first = ''] = text.split(/(?<=[.!?])\s|\n/);
  const found = tradeIn(first) ?? tradeIn(text);
  return found ? { ...found, isKnown: true } : { ...neutral, isKnown: false };
}
