import { topic } from './quiz-row.ts';

export const moreQuizzes = [
  topic(
    'capitals',
    'capitals, capital cities, world capitals, capitals of the world, capitals of europe',
    'Capitals quiz',
    `
    What is the capital of Portugal? | Lisbon | Porto | Madrid | Faro
    What is the capital of Norway? | Oslo | Bergen | Stockholm | Helsinki
    What is the capital of Turkey? | Ankara | Istanbul | Izmir | Antalya
    What is the capital of Switzerland? | Bern | Zurich | Geneva | Basel
    What is the capital of Canada? | Ottawa | Toronto | Montreal | Vancouver
    What is the capital of Brazil? | Brasília | Rio de Janeiro | São Paulo | Salvador
    What is the capital of Kenya? | Nairobi | Mombasa | Kampala | Kisumu
    What is the capital of Vietnam? | Hanoi | Ho Chi Minh City | Da Nang | Bangkok
    What is the capital of New Zealand? | Wellington | Auckland | Christchurch | Canberra
    What is the capital of Morocco? | Rabat | Casablanca | Marrakesh | Fez
    What is the capital of Austria? | Vienna | Graz | Salzburg | Linz
    What is the capital of Peru? | Lima | Cusco | Quito | Arequipa`,
  ),
  topic(
    'first-aid',
    'first aid, first aiders, emergency aid',
    'First aid quiz',
    `
    What do you look after first at an accident? | Your own safety | Your telephone | The damage | The weather
    Which emergency number works all over the European Union? | 112 | 555 | 100 | 101
    How fast are chest compressions for an adult? | 100 to 120 a minute | 30 to 40 a minute | 60 a minute | 200 a minute
    How do you cool a small burn? | With cool running water | With butter | With ice on the skin | With toothpaste
    Someone breathes but does not respond. What do you do? | Put them into the recovery position | Give them water | Sit them up | Leave them alone
    How do you stop heavy bleeding? | Press firmly on the wound | Rinse it for long | Leave it open | Rub it
    How do you lean with a nosebleed? | Slightly forward | Far back | To the left | Lying flat
    What does an AED do? | It can restore the rhythm of the heart | It measures fever | It gives oxygen | It cools
    What do you tell the emergency services first? | Where it happened | Your date of birth | Who is to blame | Your insurance
    Who ends an emergency call? | The emergency services | The caller at once | Nobody | The patient`,
  ),
  topic(
    'machines',
    'forklift, forklifts, fork lift, warehouse safety, machine safety, warehouse',
    'Forklift safety quiz',
    `
    What do you do before each shift with a forklift? | Check brakes, forks, tyres and horn | Wash it | Fill in a holiday form | Nothing
    Who may drive a forklift? | Trained and authorised people | Everybody in the building | Visitors | Whoever is free
    How do you carry the forks while driving? | Low and tilted back | As high as they go | Tilted forward | At eye level
    What do you do when the load blocks your view? | Drive in reverse or take a guide | Drive faster | Lean out | Sound the horn and go on
    May a person ride on the forks? | No, never | Yes, slowly | Yes, if they hold on | Only on short ways
    Where does a load face on a ramp? | Uphill | Downhill | Sideways | It makes no difference
    How do you leave a forklift? | Forks down, brake on, key out | Forks up | Engine running | In front of an exit
    What do you do at a blind corner? | Slow down and sound the horn | Speed up | Switch off the lights | Reverse
    What tells you how much it can lift? | The load plate | The colour | The size of the tyres | A colleague’s guess
    What do you wear if it tips over? | The seat belt | A cap | Headphones | Nothing special`,
  ),
  topic(
    'football',
    'football, soccer, world cup, premier league',
    'Football quiz',
    `
    How long is a football match without extra time? | 90 minutes | 80 minutes | 60 minutes | 100 minutes
    How many players of a team are on the pitch? | 11 | 10 | 9 | 12
    Who may use hands inside the penalty area? | The goalkeeper | The captain | Any defender | Nobody
    Which country has won most World Cups of men? | Brazil | Germany | Italy | Argentina
    Who won the World Cup of 2022? | Argentina | France | Croatia | Morocco
    What follows two yellow cards? | A red card | A free kick only | A penalty | A warning
    How far from the goal is the penalty spot? | 11 metres | 9 metres | 16 metres | 20 metres
    What does a corner kick follow? | The ball crossing the goal line off a defender | A foul in midfield | A throw-in | A substitution
    How often is the World Cup held? | Every four years | Every two years | Every three years | Every year
    What are three goals of one player called? | A hat-trick | A treble kick | A triple | A set`,
  ),
  topic(
    'dinosaurs',
    'dinosaur, dinosaurs, fossils, prehistoric animals',
    'Dinosaur quiz',
    `
    What does the word "dinosaur" mean? | Terrible lizard | Giant bird | Old bone | Great tooth
    Which dinosaur had three horns? | Triceratops | Stegosaurus | Diplodocus | Iguanodon
    What did Tyrannosaurus rex eat? | Meat | Leaves | Fruit | Seaweed
    Which animals of today descend from dinosaurs? | Birds | Frogs | Sharks | Bats
    Which dinosaur had plates along its back? | Stegosaurus | Velociraptor | Brachiosaurus | Spinosaurus
    When did most dinosaurs die out? | About 66 million years ago | About 10,000 years ago | About 1 million years ago | About 500 years ago
    What is a scientist called who studies fossils? | Palaeontologist | Astronomer | Botanist | Geographer
    What did young dinosaurs hatch from? | Eggs | Cocoons | Seeds | Shells of snails
    In which period did Tyrannosaurus rex live? | Cretaceous | Jurassic | Triassic | Permian
    What was Brachiosaurus known for? | Its long neck | Its horns | Its wings | Its sail`,
  ),
  topic(
    'computing',
    'computing, computers, computer, technology, internet, it basics',
    'Computing quiz',
    `
    What does CPU stand for? | Central processing unit | Computer power unit | Common program user | Central print unit
    How many bits are in a byte? | 8 | 4 | 16 | 10
    Which of these is an operating system? | Linux | Python | Excel | Chrome
    What does "www" stand for? | World Wide Web | Wide World Work | Web With Words | World Web Window
    Which number is 101 in binary? | 5 | 3 | 6 | 101
    What is kept when the power is off? | What is on the disk | What is in RAM | The clipboard | The open windows
    What does a browser show? | Web pages | Only e-mails | Only films | Printers
    What is "Ctrl + C" mostly used for? | Copy | Paste | Cut | Close
    Which is the largest? | Terabyte | Gigabyte | Megabyte | Kilobyte
    Who is known as the first programmer? | Ada Lovelace | Marie Curie | Isaac Newton | Florence Nightingale`,
  ),
  topic(
    'french',
    'french, french vocabulary, french words',
    'French vocabulary quiz',
    `
    What does "bonjour" mean? | Good day | Goodbye | Thank you | Please
    What does "pain" mean? | Bread | Water | Pain | Cheese
    How do you say "red"? | Rouge | Bleu | Vert | Noir
    What does "livre" mean? | Book | Free time | River | Table
    How do you say "Monday"? | Lundi | Mardi | Jeudi | Dimanche
    What does "demain" mean? | Tomorrow | Today | Yesterday | Tonight
    How do you say "ten"? | Dix | Deux | Douze | Six
    What does "soeur" mean? | Sister | Brother | Aunt | Friend
    How do you say "please"? | S’il vous plaît | Merci | Pardon | Au revoir
    What does "chat" mean? | Cat | Dog | Horse | Castle`,
  ),
  topic(
    'german',
    'german, german vocabulary, german words',
    'German vocabulary quiz',
    `
    What does "danke" mean? | Thank you | Please | Hello | Sorry
    What does "Wasser" mean? | Water | Bread | Wine | Milk
    How do you say "red"? | Rot | Blau | Grün | Schwarz
    What does "Buch" mean? | Book | Beech tree | Table | Window
    How do you say "Monday"? | Montag | Dienstag | Donnerstag | Sonntag
    What does "gestern" mean? | Yesterday | Today | Tomorrow | Tonight
    How do you say "ten"? | Zehn | Zwei | Zwölf | Sechs
    What does "Bruder" mean? | Brother | Father | Uncle | Friend
    How do you say "goodbye"? | Auf Wiedersehen | Guten Tag | Bitte | Entschuldigung
    What does "Hund" mean? | Dog | Cat | Hand | Hundred`,
  ),
  topic(
    'plants',
    'plants, gardening, garden, trees, flowers, botany',
    'Plants quiz',
    `
    What do plants need light for? | Photosynthesis | Sleep | Breathing at night | Keeping warm
    Which part takes up water from the soil? | The roots | The petals | The leaves | The seeds
    From which tree do acorns come? | Oak | Beech | Birch | Maple
    What carries pollen from flower to flower? | Bees | Worms | Snails | Spiders
    Which tree drops its needles in autumn? | Larch | Spruce | Pine | Fir
    What is compost? | Rotted plant matter | A kind of sand | A garden tool | Plastic mulch
    What does a perennial do? | It comes back every year | It lives for a month | It never flowers | It grows only in pots
    Which vegetable is a root? | Carrot | Lettuce | Pea | Tomato
    Which plant stores water in its stem? | Cactus | Fern | Moss | Ivy
    When are tulip bulbs planted in the north? | In autumn | In June | In May | In August`,
  ),
  topic(
    'money',
    'finance, money, personal finance, economics, investing',
    'Money quiz',
    `
    What is interest? | The price of borrowed money | A tax on shops | A kind of coin | A bank holiday
    What does a budget show? | What comes in and what goes out | Only debts | Only wages | The weather
    What is inflation? | Prices rise in general | Prices fall | Wages are fixed | Banks close
    What does compound interest mean? | Interest on interest too | No interest | Interest paid in cash | A fee
    Who owns a part of a company? | A shareholder | A customer | A supplier | A visitor
    What lowers the risk of savings? | Spreading them | Putting all on one share | Following rumours | Borrowing more
    What is gross pay? | Pay before deductions | Pay after deductions | Pay in cash | A bonus
    What is an emergency fund for? | Costs that nobody planned | Holidays | Presents | Taxes of others
    What does VAT stand for? | Value added tax | Very average total | Variable annual transfer | Value and trade
    What does a loan have to be? | Paid back | Kept secret | Spent in a day | Doubled`,
  ),
];
