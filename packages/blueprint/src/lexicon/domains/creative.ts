import { concepts } from '../concept.ts';

/** Making things: with words, pictures, yarn, clay and sound, for joy or as a small business. */
export const creative = concepts('content', {
  manuscript: {
    forms: 'short story, novel draft, story draft, screenplay, script',
    icon: 'ScrollText',
    fields:
      'title, genre, synopsis:text, word goal:int, words written:int, deadline, status(idea|outline|first draft|revising|submitted|published)',
    pools: {
      title: 'The Ferryman’s Daughter;Salt Roads;Eleven Windows;Low Season;A Map for Anna;The Glass Orchard',
      genre: 'Novel;Fantasy;Crime;Short story;Children;Science fiction',
      wordGoal: '90000;120000;80000;6000;3000;100000',
      wordsWritten: '41200;87350;80120;2450;2980;12600',
      synopsis:
        'She knows every passenger but one.;Two caravans, one well.;A detective who only works at night.;A hotel after the last guest.;A girl draws a town, and it answers.;What grows when nobody waters it.',
    },
  },
  chapter: {
    forms: 'chapter, book chapter, thesis chapter',
    icon: 'BookOpenText',
    fields:
      'number:int, title, >manuscript, >thesis, summary, words written:int, status(planned|draft|revised|final)',
    pools: {
      title: 'The letter;Crossing;What the miller saw;Low tide;Two lamps;Home by the back road',
      number: '1;2;3;4;5;6',
      wordsWritten: '3120;2840;4015;1980;3550;0',
    },
  },
  scene: {
    forms: 'scene, act',
    icon: 'Clapperboard',
    fields: 'title, >manuscript, >chapter, location, characters:tags, summary, status(planned|draft|done)',
    pools: {
      title: 'At the pier;Argument in the kitchen;The empty shop;A knock at three;Letting go',
      location: 'Pier;Kitchen;Shop;Attic;Station',
      characters: 'Anna;Tomas;The ferryman;Mrs Bell;Kofi',
    },
  },
  character: {
    forms: 'character, protagonist, fictional character',
    icon: 'Drama',
    fields:
      'name, portrait, role(main|supporting|villain|minor), age, appearance:text, goal:string, secret:text, notes',
    pools: {
      title: 'Anna Bell;Tomas the ferryman;Mrs Okoye;Inspector Vogel;The boy with the map;Clara Finch',
      goal: 'Find her father;Keep the ferry;Sell the house;Sleep;Reach the sea;Be forgotten',
      appearance:
        'Tall, always in a green coat;Grey beard, three fingers;Small, quick, rings on every hand;Unshaved, good shoes;Freckles, too-large boots;Nobody remembers her face',
      secret:
        'She can read the letter.;He has never left the river.;The house is not hers.;He knew the victim.;The map is blank.;She wrote the threats.',
    },
  },
  player_character: {
    forms: 'player character, rpg character, adventurer, npc, non-player character',
    icon: 'Swords',
    fields:
      'name, portrait, player name, race, class, level:int, hit points:int, armour class:int, background:text, notes',
    kind: 'resource',
    pools: {
      title: 'Brom Ironfoot;Lyra Moonwhisper;Tavi Quickfinger;Sister Ilse;Korrag;Old Fen',
      race: 'Dwarf;Elf;Halfling;Human;Half-orc;Gnome',
      class: 'Fighter;Wizard;Rogue;Cleric;Barbarian;Druid',
      level: '5;4;5;4;5;3',
      hitPoints: '49;24;33;36;58;22',
      armourClass: '18;12;15;17;14;13',
      background:
        'Left the mines after the flood.;Banned from the tower library.;Owes money in four towns.;Heard a voice, followed it.;The last of the northern clan.;Talks to moss, moss answers.',
    },
  },
  quest: {
    forms: 'quest, adventure, plot hook, side quest',
    icon: 'Compass',
    fields:
      'title, description, given by:string, reward:string, location, status(rumour|open|running|done|failed)',
    pools: {
      title:
        'The bell that rings alone;Goblins at the mill;Escort to Oakham;The drowned crypt;A stolen recipe',
      givenBy: 'The innkeeper;Miller Hob;Guild of carters;Sister Ilse;Old Fen',
      reward: '50 gold;Free bread for life;120 gold;A blessed shield;A favour',
    },
  },
  game_session: {
    forms: 'game session, play session, gaming session, game night, board game night, game evening',
    icon: 'Dices',
    kind: 'event',
    fields: 'title, date and time, location, >board_game, players:tags, winner:string, recap:text',
    pools: {
      title: 'Thursday round;Long Sunday;The third attempt;Newcomers’ night;Finale',
      players: 'Hana;Diego;Ines;Ben;Priya;Jonas',
      winner: 'Hana;Ben;Priya;Diego;Ines',
      location: 'At Hana’s;Library;Community room;At Ben’s',
    },
  },
  poem: {
    forms: 'poem, song lyric, haiku',
    icon: 'Feather',
    fields: 'title, text, written date, mood, tags, favourite',
    pools: {
      title: 'Low tide;To the neighbour’s cat;November bus;Small bread;After the call',
      text: 'The sea goes out to think. We wait with wet shoes.;You own every wall between here and noon.;Eleven windows, eleven lamps, one of them mine.;Flour on the radio, and the news can wait.;The room keeps your last word warm.',
      tags: 'Sea;City;Winter;Love;Funny',
    },
  },
  art_commission: {
    forms: 'art commission, commissioned piece, custom piece, custom request',
    icon: 'Palette',
    kind: 'transaction',
    fields:
      'title, >customer?, email, description, size:string, price, deposit, due date, status(enquiry|accepted|sketch|in work|finished|delivered)',
    pools: {
      title:
        'Pet portrait, oil;House in ink;Family of five;Wedding map;Logo for a bakery;Mural for a nursery',
      size: '30 × 40 cm;A4;50 × 70 cm;A3;Digital;3 × 2 m',
      price: '240;90;480;160;350;1200',
      deposit: '60;30;120;40;100;400',
      description:
        'From two photos, warm light;The front with the old gate;Everyone laughing, on the stairs;Where they met, in blue ink;Round, works in one colour;Hills, a river and one small fox',
    },
  },
  craft_project: {
    forms:
      'craft project, knitting project, crochet project, sewing project, quilt, embroidery, woodworking project, creative project, art project',
    icon: 'Scissors',
    kind: 'resource',
    fields:
      'title, photo, >pattern, >yarn, made for:string, start date, finish date, hours worked, status(idea|planned|in progress|finished|paused), notes',
    pools: {
      title: 'Striped baby blanket;Linen apron;Cable jumper;Oak stool;Mended denim jacket;Patchwork quilt',
      madeFor: 'Clara’s baby;Mum;Myself;The kitchen;Ben;Guest room',
      hoursWorked: '22;5;64;14;3;110',
    },
  },
  yarn: {
    forms: 'yarn, wool, skein, ball of wool, yarn stash item',
    icon: 'Volleyball',
    kind: 'resource',
    fields:
      'name, brand, color:string, weight(lace|fingering|dk|aran|chunky), fibre, skeins:int, length in m, price, photo, notes',
    pools: {
      title: 'Merino soft;Highland tweed;Cotton summer;Sock twist;Alpaca cloud',
      color: 'Moss green;Charcoal;Coral;Blue mix;Cream',
      weight: 'DK;Aran;DK;Fingering;Lace',
      fibre: '100% merino;Wool and silk;Cotton;Wool and nylon;Baby alpaca',
      skeins: '6;9;4;2;3',
      length: '120;166;110;420;800',
      price: '7.9;8.5;4.2;14;12.5',
    },
  },
  fabric: {
    forms: 'fabric, textile, cloth',
    icon: 'Layers2',
    kind: 'resource',
    fields:
      'name, material, color:string, length in m, width in cm, price per metre, pattern:string, photo, shop, notes',
    pools: {
      title: 'Washed linen;Flower cotton;Wool check;Dark denim;Silk lining',
      material: 'Linen;Cotton;Wool;Denim;Silk',
      color: 'Sand;White and red;Brown;Indigo;Grey',
      length: '2.5;1.2;3.0;1.8;0.9',
      width: '140;110;150;145;90',
      pricePerMetre: '14.9;9.5;28;13;22',
      pattern: 'Plain;Flowers;Check;Plain;Plain',
      shop: 'Market;Corner Fabrics;Online;Corner Fabrics;Market',
    },
  },
  pattern: {
    forms: 'pattern, knitting pattern, sewing pattern, crochet pattern, cutting pattern',
    icon: 'Ruler',
    kind: 'resource',
    fields:
      'name, designer:string, craft(knitting|crochet|sewing|embroidery), difficulty, sizes:tags, photo, file, link, notes',
    pools: {
      title: 'Harbour jumper;Easy apron;Granny squares;Wrap dress;Fox mittens',
      designer: 'Ines Duarte;Studio Elm;Traditional;Clara Finch;Lena Fors',
      sizes: 'XS;S;M;L;XL',
    },
  },
  pottery_piece: {
    forms: 'pottery piece, ceramic piece, pot, ceramic',
    icon: 'Amphora',
    kind: 'resource',
    fields:
      'name, photo, clay:string, >glaze, technique(thrown|hand-built|slip-cast), made date, size:string, status(wet|leather-hard|bisque|glazed|finished|sold), price, notes',
    pools: {
      title: 'Breakfast bowl;Tall vase;Set of cups;Salt pig;Serving plate;Butter dish',
      clay: 'Stoneware;Porcelain;Speckled stoneware;Terracotta;Stoneware;Porcelain',
      size: '14 cm;31 cm;8 cm;11 cm;28 cm;16 cm',
      price: '28;75;64;32;48;45',
    },
  },
  glaze: {
    forms: 'glaze, glaze recipe',
    icon: 'Paintbrush',
    kind: 'resource',
    fields:
      'name, color:string, finish(glossy|satin|matt), firing temperature in °C, ingredients, food safe:bool, test photo:image, notes',
    pools: {
      title: 'Celadon;Tenmoku;Chalk white;Sea blue;Shino',
      color: 'Pale green;Brown-black;White;Blue;Orange-white',
      firingTemperature: '1240;1260;1220;1230;1250',
      ingredients: 'Feldspar;Silica;Whiting;Kaolin;Iron oxide;Copper carbonate',
    },
  },
  firing: {
    forms: 'firing, kiln firing, kiln load',
    icon: 'Flame',
    kind: 'event',
    fields:
      'title, date, type(bisque|glaze|raku), top temperature in °C, duration, kiln:string, result:text, status(planned|firing|cooling|done)',
    pools: {
      title: 'March bisque;Glaze load 4;Raku afternoon;Test tiles;Cups for the market',
      topTemperature: '1000;1240;980;1230;1240',
      duration: '480;720;90;700;720',
      kiln: 'Small kiln;Big kiln;Raku kiln;Small kiln;Big kiln',
    },
  },
  costume: {
    forms: 'costume, cosplay, stage costume',
    icon: 'Shirt',
    kind: 'resource',
    fields:
      'name, photo, character:string, size:string, status(planned|in work|ready|lent|needs repair), cost, storage location, notes',
    pools: {
      title: 'Captain’s coat;Snow queen;Fox mask;Peasant set;Space suit',
      character: 'Captain Tide;Snow Queen;The Fox;Villager;Pilot',
      size: 'M;S;One size;L;M',
      storageLocation: 'Rack 2;Rack 1;Box 7;Rack 4;Box 3',
    },
  },
  setlist: {
    forms: 'setlist, set list, playlist, mixtape',
    icon: 'ListMusic',
    fields: 'name, >concert, songs:lines, length in minutes, mood, notes',
    pools: {
      title: 'Friday at the Anchor;Wedding, second set;Sunday kitchen;Long drive;Rehearsal run',
      songs: 'Evening Rise;Shenandoah;Down by the River;Blue Hour;Paper Lanterns;Last Ferry',
    },
  },
  song_idea: {
    forms: 'song idea, demo, demo recording, beat, riff',
    icon: 'AudioLines',
    fields:
      'title, key:string, tempo:int, genre, audio file, lyrics, status(idea|demo|arranged|recorded), notes',
    pools: {
      title: 'Morning loop;Minor thing in 7;Bus stop chorus;Slow one;Bass idea',
      key: 'A minor;E minor;G major;D flat;C',
      tempo: '92;118;104;68;126',
      genre: 'Folk;Jazz;Pop;Soul;Electronic',
    },
  },
  content_idea: {
    forms: 'content idea, video idea, post idea, blog idea, newsletter issue, reel',
    icon: 'Lightbulb',
    fields:
      'title, platform(blog|youtube|instagram|tiktok|newsletter), publish date, status(idea|script|recorded|edited|published), tags, link, notes',
    pools: {
      title:
        'My five worst purchases;A day at the kiln;Reader questions;How I plan a week;Before and after: the shed;What I learned from failing',
      tags: 'How-to;Behind the scenes;Series;Review;Seasonal',
    },
  },
  craft_fair: {
    forms: 'craft fair, craft market, market day, pop-up market',
    icon: 'Store',
    kind: 'event',
    fields:
      'name, date, location, stall number, stall fee:money, takings:money, hours, status(idea|applied|confirmed|done), notes',
    pools: {
      title: 'Spring market;Harbour makers;Christmas stalls;Library bazaar;Night market',
      stallNumber: 'A12;7;C3;2;18',
      stallFee: '45;30;120;15;60',
      takings: '412;260;1380;95;540',
      hours: '7;6;9;4;5',
    },
  },
  side_job: {
    forms: 'side job, side gig, gig job, odd job, small job',
    icon: 'BriefcaseBusiness',
    kind: 'transaction',
    fields:
      'title, client, date, hours, hourly rate, amount=hours*hourly rate, paid, status(agreed|in progress|done), notes',
    pools: {
      title: 'Website text;Moving help;Garden hedge;Maths lesson;Translation, 3 pages',
      hours: '4;6;3;1.5;5',
      hourlyRate: '40;18;20;28;35',
    },
  },
});
