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
    'Bread, cakes and pastries for every day and special occasions.',
    'Bread | Loaves and rolls for breakfast, lunch and dinner. | Wheat',
    'Cakes | For birthdays, weddings and lazy Sundays. | Cake',
    'Pastries | Something sweet to go with your coffee. | Croissant',
  ),
  trade(
    'caf[eé]|coffee(?: shop| house| bar| roaster\\w*)?|tea ?room',
    'Good coffee, good food and a place to sit.',
    'Coffee and tea | From a quick espresso to a pot for two. | Coffee',
    'Food | Breakfast, lunch and cake in between. | Sandwich',
    'Takeaway | For the train, the office or the park. | ShoppingBag',
  ),
  trade(
    'restaurant|bistro|pizzeria|trattoria|diner|pub|taverna|food truck|cater(?:er|ing)|tapas|bar',
    'Good food in good company.',
    'Food | Dishes for every appetite. | UtensilsCrossed',
    'Tables | For two, for the family or for a party. | Users',
    'Occasions | Birthdays, business lunches and evenings out. | PartyPopper',
  ),
  trade(
    'barber\\w*|hair(?:dresser\\w*| ?salon| stylist| studio)?|salon',
    'A cut that suits you, and time to relax.',
    'Cuts | For short hair, long hair and everything in between. | Scissors',
    'Colour | From subtle highlights to a whole new look. | Palette',
    'Care | Washing, treatments and styling. | Sparkles',
  ),
  trade(
    'massage\\w*|spa|beauty|nails?|cosmetic\\w*|facials?|wellness',
    'Time just for you.',
    'Treatments | Chosen for what you need today. | Sparkles',
    'Massage | For tired backs, necks and feet. | Hand',
    'Vouchers | A quiet hour for someone you care about. | Gift',
  ),
  trade(
    'yoga|pilates|meditation',
    'Move, breathe and leave feeling lighter.',
    'Classes | For beginners and experienced students alike. | Flower2',
    'Small groups | With time for everyone. | Users',
    'Private lessons | At your own pace. | User',
  ),
  trade(
    'gym|fitness|personal train\\w*|crossfit|boxing|martial arts|sports? club|dance (?:school|studio)|climbing',
    'Training you’ll stick with.',
    'Training | A plan that fits where you are now. | Dumbbell',
    'Classes | Train in a group, with someone to guide you. | Users',
    'Guidance | Answers to your questions. | MessageCircle',
  ),
  trade(
    'physio\\w*|osteopath\\w*|chiropract\\w*|therap(?:y|ist|ists)|counsell\\w*|psycholog\\w*|doctor|dentist\\w*|dental|clinic|practice|midwife|nutrition\\w*',
    'Care that starts with listening.',
    'First visit | We talk about what’s wrong and how we can help. | MessageCircle',
    'Treatment | Step by step, at your pace. | HeartPulse',
    'Aftercare | What you can do yourself, and how we stay in touch. | ClipboardCheck',
  ),
  trade(
    'bookkeep\\w*|accountan\\w*|accounting|payroll|tax advis\\w*',
    'Your books in order, so you can focus on your business.',
    'Bookkeeping | Receipts and invoices, sorted and entered. | BookOpen',
    'Payroll | Wages worked out for you and your staff. | Wallet',
    'Year end | Accounts and returns, ready to file. | FileCheck',
  ),
  trade(
    'law(?:yer|yers| firm)?|solicitors?|attorneys?|notar(?:y|ies)|legal',
    'Clear advice in plain English.',
    'First meeting | What happened, and what can be done. | MessageCircle',
    'Advice | Your rights and your options, clearly explained. | Scale',
    'Representation | Letters, negotiations and, if needed, court. | Gavel',
  ),
  trade(
    'plumb\\w*|heating|boilers?|electrician\\w*|electrical|roof(?:er|ers|ing)|locksmith\\w*|handym[ae]n|carpent(?:er|ers|ry)|joiner\\w*|builders?|building firm|tiler\\w*|plaster\\w*|painter and decorator|decorators?|renovat\\w*',
    'Done properly, and the place left tidy.',
    'Repairs | Tell us what’s broken and we’ll take a look. | Wrench',
    'Installation | Fitted properly, to suit what you already have. | Hammer',
    'Maintenance | Regular checks before something breaks. | ClipboardCheck',
  ),
  trade(
    'clean(?:er|ers|ing)|housekeep\\w*|window wash\\w*|laundry|dry clean\\w*',
    'Come home to a clean house.',
    'Homes | A one-off clean or a regular visit. | House',
    'Offices | Before you arrive or after you leave. | Building2',
    'Moving out | Everything from the oven to the windows. | Sparkles',
  ),
  trade(
    'garden(?:er|ers|ing)?|landscap\\w*|tree surge\\w*|florist\\w*|flowers?|nursery|plants?',
    'Plants and gardens, well looked after.',
    'Planting | Plants that thrive where you live. | Flower2',
    'Care | Cutting, weeding and watering through the year. | Leaf',
    'Design | From a window box to a whole garden. | PencilRuler',
  ),
  trade(
    'dog ?(?:walk\\w*|groom\\w*|train\\w*|sit\\w*)|pets?(?: sitt\\w*)?|dogs?|cats?|kennel|cattery|vet(?:erinar\\w*)?|horse\\w*|riding',
    'Your animal in good hands.',
    'Day care | Walks, food and company while you’re out. | PawPrint',
    'Holidays | Looked after until you’re back. | House',
    'Getting to know you | We meet before we start. | Heart',
  ),
  trade(
    'photograph\\w*|wedding films?|videograph\\w*|film maker',
    'Pictures you’ll want to look at again and again.',
    'Portraits | Of you, your family or your team. | Camera',
    'Events | Weddings, parties and everything in between. | PartyPopper',
    'Businesses | People, places and products. | Building2',
  ),
  trade(
    'music (?:school|lessons?|teacher)|piano|guitar|violin|singing|drum|choir|band|orchestra',
    'Music, from the very first note.',
    'Beginners | No experience needed. | Music',
    'Improvers | Learn the pieces you love. | ListMusic',
    'Playing together | Because music is best shared. | Users',
  ),
  trade(
    'tutor\\w*|language school|lessons?|teacher|school|courses?|academy|workshops?|driving',
    'Learn at your own pace.',
    'Lessons | One-to-one or in a small group. | GraduationCap',
    'Practice | Exercises that fit what you’re learning. | PencilLine',
    'Progress | See how far you’ve come. | TrendingUp',
  ),
  trade(
    'b&b|bed and breakfast|guest ?house|hotel|hostel|holiday (?:home|house|flat|cottage|let)s?|cottage|camp(?:site|ing)|chalet',
    'A good night’s sleep and a slow morning.',
    'Rooms | For one, for two or for the family. | BedDouble',
    'Breakfast | A good start to the day. | Coffee',
    'Nearby | Walks, sights and places to eat. | Map',
  ),
  trade(
    '(?:bike|bicycle|cycle)s?(?: shop| repairs?| hire)?|garage|mechanic\\w*|car (?:repair\\w*|wash|service)|mot|tyres?',
    'Get safely back on the road.',
    'Repairs | Tell us what’s wrong and we’ll find out why. | Wrench',
    'Servicing | A check of everything that wears out. | ClipboardCheck',
    'Parts | What fits, at a price that makes sense. | Cog',
  ),
  trade(
    'charity|non-?profit|foundation|food ?bank|shelter|volunteer\\w*|fundrais\\w*|church|parish|community (?:centre|center|garden)|club|association|society',
    'Together, we can do more.',
    'Take part | Give an hour, an afternoon or more. | HandHeart',
    'Give | See what’s needed and where it goes. | Gift',
    'Visit | Meet the people behind it. | Users',
  ),
  trade(
    'consult\\w*|coach\\w*|agency|marketing|design(?:er|ers| studio)?|architect\\w*|freelanc\\w*|copywrit\\w*|translat\\w*|web developer',
    'From first idea to finished work.',
    'Listen | What you want to achieve, and by when. | MessageCircle',
    'Plan | What it takes, agreed before we start. | PencilRuler',
    'Deliver | With regular updates along the way. | CircleCheck',
  ),
  trade(
    'apps?|software|saas|start-?up|platform|tool|plug-?in|product launch|waitlist|waiting list|coming soon',
    'One less thing to think about.',
    'Simple | Find your way around from the first minute. | Sparkles',
    'Quick | Everyday tasks take a single step. | Zap',
    'Yours | Your data stays yours. | Lock',
  ),
  trade(
    'shop|store|boutique|farm|brewery|winery|vineyard|pottery|ceramics?|jewell?er\\w*|candles?|soap|furniture|chairs?|book ?shop|honey|cheese|knit\\w*',
    'Made and chosen with care.',
    'Browse | Come in and take your time. | Store',
    'Take home | For yourself or as a gift. | ShoppingBag',
    'Made to order | Made the way you want it. | PencilRuler',
  ),
];

const neutral: Trade = {
  shape: /./,
  promise: 'Tell us what you need and we’ll take it from there.',
  offers: [
    { title: 'We listen', text: 'Tell us what you need, in your own words.', icon: 'MessageCircle' },
    { title: 'We advise', text: 'You’ll know your options before we start.', icon: 'Lightbulb' },
    { title: 'We deliver', text: 'You get what we agreed.', icon: 'CircleCheck' },
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
