/** What people call a picture, and the icon of Lucide that shows it. */
const rows = `star favourite favorite: Star; heart love: Heart; rocket launch: Rocket; house home: House; car: Car; bike bicycle cycle: Bike; truck van lorry delivery: Truck; plane airplane aeroplane flight: Plane; ship boat: Ship; sailboat: Sailboat; train: Train; bus: Bus; dog: Dog; cat: Cat; bird: Bird; fish: Fish; paw pet animal: PawPrint; book library: BookOpen; coffee cup mug: Coffee; pizza: Pizza; apple fruit: Apple; cake birthday: Cake; fork food restaurant meal cutlery: Utensils; chef cook cooking: ChefHat; wine: Wine; beer: Beer; leaf nature eco: Leaf; tree forest: Trees; flower blossom rose: Flower2; plant sprout seedling garden: Sprout; sun: Sun; moon: Moon; cloud weather: Cloud; flame fire: Flame; lightning bolt flash energy: Zap; drop droplet water: Droplet; umbrella rain: Umbrella; snowflake snow winter: Snowflake; globe world earth planet: Globe; map: Map; pin location marker place: MapPin; compass: Compass; mountain hill hiking: Mountain; tent camping: Tent; camera photo: Camera; image picture: Image; video movie film: Video; music note song: Music; microphone mic: Mic; headphones headset: Headphones; phone telephone call: Phone; mobile smartphone: Smartphone; laptop computer: Laptop; monitor screen: Monitor; mail email envelope letter: Mail; chat message speech bubble comment: MessageCircle; bell alarm notification: Bell; calendar date: Calendar; clock time: Clock; stopwatch timer: Timer; hourglass: Hourglass; check tick checkmark done: CircleCheck; checklist todo list: ListChecks; clipboard: ClipboardList; flag: Flag; bookmark: Bookmark; tag label price: Tag; folder: Folder; file document paper: FileText; pen: Pen; pencil edit: Pencil; brush paintbrush paint: Paintbrush; palette art: Palette; scissors haircut: Scissors; wrench spanner tool: Wrench; hammer: Hammer; gear cog settings: Settings; key: Key; lock padlock: Lock; shield security: Shield; person user man woman: User; people users group team: Users; baby child: Baby; graduation hat student cap: GraduationCap; school: School; building office company: Building2; shop store: Store; factory: Factory; hospital clinic: Hospital; doctor stethoscope: Stethoscope; pill medicine: Pill; dumbbell gym fitness weight: Dumbbell; trophy cup winner: Trophy; medal award badge: Medal; crown king queen: Crown; gift present: Gift; cart trolley: ShoppingCart; bag: ShoppingBag; box package parcel: Package; wallet: Wallet; card creditcard: CreditCard; dollar money cash: DollarSign; euro: Euro; piggybank piggy savings: PiggyBank; coin coins: Coins; receipt invoice bill: Receipt; handshake deal partnership: Handshake; briefcase suitcase work job: Briefcase; chart graph bars: ChartBar; pie: ChartPie; growth trend: TrendingUp; target goal bullseye: Target; lightbulb bulb idea: Lightbulb; brain: Brain; puzzle: Puzzle; gamepad game controller: Gamepad2; dice: Dice5; smiley smile face: Smile; thumb thumbs like: ThumbsUp; eye: Eye; magnifier magnifying search: Search; link chain: Link; anchor: Anchor; gem diamond jewel: Gem; sparkle sparkles magic: Sparkles; party confetti celebration: PartyPopper; ticket: Ticket; bed: Bed; sofa couch: Sofa; lamp: Lamp; shirt clothes: Shirt; watch: Watch; glasses: Glasses; footprint footprints steps: Footprints; ball football: Volleyball; bug: Bug; rabbit bunny: Rabbit; turtle: Turtle; egg: Egg; carrot vegetable: Carrot; cherry: Cherry; wheat grain: Wheat; recycle: Recycle; bin trash: Trash2; database: Database; server: Server; code: Code; robot bot: Bot; battery: Battery; plug: Plug; rainbow: Rainbow; church: Church; scale scales law: Scale; gavel: Gavel; newspaper news: Newspaper; megaphone announcement: Megaphone; tv television: Tv; guitar: Guitar; piano: Piano; board columns: Columns3; table: Table; grid: LayoutGrid; inbox: Inbox; paperplane send: Send; clip paperclip: Paperclip; info: Info; warning exclamation: TriangleAlert; question: CircleHelp; hand: Hand; wave waves sea ocean: Waves; bath tub: Bath; circle dot: Circle; square: Square; triangle: Triangle; ghost: Ghost; sword swords: Swords; feather: Feather; shell: Shell; telescope: Telescope; microscope: Microscope; flask lab science: FlaskConical; atom: Atom; activity pulse: Activity`;

export const iconWords: ReadonlyMap<string, string> = new Map(
  rows.split(';').flatMap((row) => {
    const [words = '', icon = ''] = row.split(':').map((part) => part.trim());
    return words.split(' ').map((word) => [word, icon] as const);
  }),
);

const signs: Readonly<Record<string, string>> = {
  '⭐': 'Star',
  '🚀': 'Rocket',
  '🏠': 'House',
  '🔥': 'Flame',
  '📅': 'Calendar',
  '✅': 'CircleCheck',
  '💡': 'Lightbulb',
  '🐶': 'Dog',
  '🐱': 'Cat',
  '🎉': 'PartyPopper',
  '📦': 'Package',
  '🛒': 'ShoppingCart',
};

/** The icon that words or a sign mean; the last word that is known counts ("a red house key" is a key). */
export function iconNamed(words: string): string | undefined {
  const sign = Object.entries(signs).find(([mark]) => words.includes(mark))?.[1];
  const heart = /[❤♥]/u.test(words) ? 'Heart' : undefined;
  const parts = words.toLowerCase().match(/[a-z]+/g) ?? [];
  const known = parts.flatMap((part) => iconWords.get(part) ?? iconWords.get(part.replace(/s$/, '')) ?? []);
  return sign ?? heart ?? known.at(-1);
}
