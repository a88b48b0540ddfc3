import { topic } from './quiz-row.ts';

export const leisureQuizzes = [
  topic(
    'music',
    'music, songs, musicians, bands',
    'Music quiz',
    `
    How many strings does a standard guitar have? | Six | Four | Five | Seven
    Which band sang "Bohemian Rhapsody"? | Queen | The Beatles | ABBA | Pink Floyd
    How many keys does a standard piano have? | 88 | 76 | 64 | 96
    Who composed "The Four Seasons"? | Vivaldi | Mozart | Bach | Beethoven
    Which instrument has pedals, strings and is plucked? | Harp | Violin | Flute | Trumpet
    From which country does ABBA come? | Sweden | Norway | Denmark | Finland
    What does "forte" mean? | Loud | Soft | Fast | Slow
    How many lines does a musical staff have? | Five | Four | Six | Seven`,
  ),
  topic(
    'film',
    'film, films, movie, movies, cinema, tv, tv shows, series',
    'Film quiz',
    `
    Who directed "Jaws"? | Steven Spielberg | George Lucas | James Cameron | Ridley Scott
    Which film has the line "May the Force be with you"? | Star Wars | Star Trek | Alien | Dune
    Which film won the Oscar for best picture of 1997? | Titanic | L.A. Confidential | Good Will Hunting | As Good as It Gets
    Who plays Forrest Gump? | Tom Hanks | Brad Pitt | Kevin Costner | Robin Williams
    In which film does a boy see dead people? | The Sixth Sense | The Others | Signs | Poltergeist
    Which fish is searched for by his father Marlin? | Nemo | Dory | Gill | Bruce
    What is the name of Harry Potter's owl? | Hedwig | Errol | Pigwidgeon | Scabbers
    Which film trilogy is about a ring? | The Lord of the Rings | The Matrix | Back to the Future | The Godfather`,
  ),
  topic(
    'sport',
    'sport, sports, basketball, olympics',
    'Sports quiz',
    `
    How long is a marathon? | 42.195 km | 40 km | 45 km | 38.5 km
    How often are the Summer Olympics held? | Every four years | Every two years | Every three years | Every five years
    How many points is a touchdown worth? | Six | Three | Seven | Five
    Which country won the 2018 football World Cup? | France | Croatia | Brazil | Germany
    In which sport is the Davis Cup played? | Tennis | Golf | Cricket | Rugby
    How many players does a basketball team have on the court? | Five | Six | Seven | Eleven
    What colour jersey does the leader of the Tour de France wear? | Yellow | Green | White | Red
    In which sport do you score a birdie? | Golf | Badminton | Archery | Darts`,
  ),
  topic(
    'food',
    'food, cooking, drinks, wine, cuisine, food and drink',
    'Food quiz',
    `
    What is hummus made of? | Chickpeas | Lentils | Peas | Beans
    Which country does sushi come from? | Japan | China | Korea | Thailand
    Which spice gives paella its yellow colour? | Saffron | Paprika | Pepper | Cinnamon
    What is the main ingredient of guacamole? | Avocado | Tomato | Pea | Cucumber
    Which nut is in marzipan? | Almond | Walnut | Hazelnut | Cashew
    What does "al dente" describe? | Pasta with a bite | Raw fish | Soft cheese | Sweet wine
    Which cheese is on a classic pizza Margherita? | Mozzarella | Cheddar | Gouda | Brie
    What is tofu made from? | Soybeans | Rice | Milk | Wheat`,
  ),
  topic(
    'animals',
    'animals, animal, wildlife, nature, birds, pets',
    'Animal quiz',
    `
    Which is the fastest land animal? | Cheetah | Lion | Horse | Antelope
    How many legs does a spider have? | Eight | Six | Ten | Twelve
    Which is the largest animal of all time? | Blue whale | African elephant | Giant squid | Whale shark
    What is a young kangaroo called? | Joey | Cub | Calf | Kit
    Which bird cannot fly? | Ostrich | Eagle | Swallow | Stork
    What do pandas mostly eat? | Bamboo | Fish | Berries | Insects
    Which mammal can truly fly? | Bat | Flying squirrel | Colugo | Sugar glider
    How many hearts does an octopus have? | Three | One | Two | Four`,
  ),
  topic(
    'space',
    'space, astronomy, planets, solar system',
    'Space quiz',
    `
    How many planets are there in our solar system? | Eight | Seven | Nine | Ten
    Which planet is closest to the Sun? | Mercury | Venus | Earth | Mars
    How long does light from the Sun take to reach us? | About 8 minutes | About 8 seconds | About 8 hours | About one day
    Which planet is famous for its rings? | Saturn | Mars | Venus | Mercury
    What is the name of our galaxy? | Milky Way | Andromeda | Whirlpool | Sombrero
    Who was the first human in space? | Yuri Gagarin | Neil Armstrong | Alan Shepard | Valentina Tereshkova
    What is the Sun? | A star | A planet | A comet | A moon
    How long does the Earth take to go round the Sun? | One year | One day | One month | Ten years`,
  ),
  topic(
    'books',
    'books, literature, book, reading, authors',
    'Literature quiz',
    `
    Who wrote "Romeo and Juliet"? | William Shakespeare | Charles Dickens | Jane Austen | Oscar Wilde
    Who wrote "1984"? | George Orwell | Aldous Huxley | Ray Bradbury | H. G. Wells
    Which detective lives at 221B Baker Street? | Sherlock Holmes | Hercule Poirot | Miss Marple | Philip Marlowe
    Who wrote "Pride and Prejudice"? | Jane Austen | Emily Brontë | Mary Shelley | Virginia Woolf
    Which whale does Captain Ahab hunt? | Moby-Dick | Leviathan | Monstro | Willy
    Who wrote "The Hobbit"? | J. R. R. Tolkien | C. S. Lewis | Terry Pratchett | Philip Pullman
    Who wrote "Don Quixote"? | Miguel de Cervantes | Gabriel García Márquez | Lope de Vega | Isabel Allende
    Which girl falls down a rabbit hole? | Alice | Dorothy | Wendy | Matilda`,
  ),
  topic(
    'art',
    'art, artists, painting, paintings',
    'Art quiz',
    `
    Who painted "The Starry Night"? | Vincent van Gogh | Claude Monet | Paul Cézanne | Edvard Munch
    Which museum is home to the Mona Lisa? | Louvre | Prado | Uffizi | Tate Modern
    Who painted "Guernica"? | Pablo Picasso | Salvador Dalí | Joan Miró | Francisco Goya
    Which colours give green? | Blue and yellow | Red and blue | Red and yellow | White and blue
    Who carved the statue of David in Florence? | Michelangelo | Donatello | Bernini | Rodin
    Which style is Claude Monet known for? | Impressionism | Cubism | Baroque | Pop art
    Who painted soup cans? | Andy Warhol | Jackson Pollock | Mark Rothko | Keith Haring
    What are the primary colours of paint? | Red, yellow, blue | Red, green, blue | Green, orange, violet | Black, white, grey`,
  ),
  topic(
    'kids',
    'kids, children, for kids, for children, preschool',
    'Quiz for children',
    `
    How many legs does a dog have? | Four | Two | Six | Eight
    What colour do you get from red and white? | Pink | Green | Blue | Brown
    Which animal says "moo"? | Cow | Sheep | Horse | Duck
    How many days are there in a week? | Seven | Five | Six | Ten
    What do bees make? | Honey | Milk | Cheese | Juice
    Which shape has three sides? | Triangle | Circle | Square | Star
    What comes after the number 9? | 10 | 8 | 11 | 7
    Which season is the coldest? | Winter | Summer | Spring | Autumn`,
  ),
  topic(
    'holidays',
    'christmas, holiday, holidays, halloween, easter',
    'Holiday quiz',
    `
    On which date is Christmas Day? | 25 December | 24 November | 1 January | 6 December
    What is carved for Halloween? | Pumpkin | Melon | Potato | Apple
    What does Rudolph the reindeer have? | A red nose | A white tail | A blue ear | Golden hooves
    Which animal brings eggs at Easter? | Rabbit | Fox | Owl | Bear
    When is New Year's Eve? | 31 December | 1 January | 30 November | 6 January
    In which country did the Christmas tree tradition grow up? | Germany | Spain | Italy | Greece
    When is Halloween? | 31 October | 1 November | 13 October | 30 September
    What hangs by the fireplace for presents? | Stockings | Hats | Gloves | Scarves`,
  ),
];
