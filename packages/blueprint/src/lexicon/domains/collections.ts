import { concepts } from '../concept.ts';

/** What people collect and taste. */
export const collections = concepts('resource', {
  stamp: {
    forms: 'stamp, postage stamp',
    icon: 'Stamp',
    fields:
      'name, photo, country, year:int, catalogue number, face value:string, condition(mint|unused|used|damaged), value, notes',
    pools: {
      title: 'Blue lighthouse;Airmail 5c;Queen in profile;Olympic rings;Mountain hare;First railway',
      country: 'Portugal;Canada;United Kingdom;Finland;Norway;Germany',
      year: '1954;1938;1891;1952;1983;1935',
      catalogueNumber: 'PT 812;CA C6;GB 94;FI 403;NO 886;DE 580',
      faceValue: '1 escudo;5 cents;1 penny;12 marks;2 kroner;6 pfennig',
      value: '3.5;12;85;4;1.2;9',
    },
  },
  coin: {
    forms: 'coin, banknote, medal coin',
    icon: 'Coins',
    fields: 'name, photo, country, year:int, denomination, metal, grade, purchase price, value, notes',
    pools: {
      title: 'Silver dollar;Two-euro commemorative;Half crown;Ten kroner;Five yen with hole;Gold sovereign',
      country: 'United States;Germany;United Kingdom;Denmark;Japan;United Kingdom',
      year: '1921;2015;1936;1989;1975;1911',
      denomination: '1 dollar;2 euro;2½ shillings;10 kroner;5 yen;1 pound',
      metal: 'Silver;Bimetal;Silver;Bronze;Brass;Gold',
      grade: 'Very fine;Uncirculated;Fine;Extremely fine;Uncirculated;Very fine',
      purchasePrice: '28;2;9;3;1;420',
      value: '34;4;12;3.5;1.5;515',
    },
  },
  board_game: {
    forms: 'board game, tabletop game, card game, party game',
    icon: 'Dices',
    fields:
      'name, cover:image, minimum players:int, maximum players:int, playing time, year:int, rating, last played date, lent to',
    pools: {
      title:
        'Harbour Barons;Cave Painters;Trains of the North;Little Garden;Word Duel;Night Market;Castle Cards',
      minimumPlayers: '2;2;3;1;2;3;2',
      maximumPlayers: '4;5;5;4;2;8;6',
      playingTime: '90;45;120;30;20;40;25',
      year: '2016;2019;2012;2021;2018;2020;2009',
      lentTo: '-;-;Hana Mori;-;-;Wei Chen;-',
    },
  },
  video_game: {
    forms: 'video game, console game, computer game, pc game',
    icon: 'Gamepad2',
    fields:
      'title, cover:image, platform(pc|playstation|xbox|switch|mobile), genre, release year, hours played, rating, status(wishlist|backlog|playing|finished|dropped)',
    pools: {
      title: 'Star Drifters;Farm at Dusk;Kart Heroes;The Hollow Keep;City Planner 3;Paper Ninja',
      genre: 'Adventure;Simulation;Racing;Role-playing;Strategy;Platformer',
      hoursPlayed: '42;118;16;63;205;8',
      releaseYear: '2021;2016;2019;2022;2015;2018',
    },
  },
  jigsaw: {
    forms: 'jigsaw puzzle, jigsaw, puzzle',
    icon: 'Puzzle',
    fields:
      'name, photo, pieces:int, brand, status(new|in progress|finished), finished date, missing pieces:int, rating',
    pools: {
      title: 'Old harbour;Map of the world;Hot-air balloons;Bookshop window;Mountain lake',
      pieces: '1000;2000;500;1500;1000',
      missingPieces: '0;1;0;0;2',
    },
  },
  building_set: {
    forms: 'building set, brick set, lego set, construction set',
    icon: 'Blocks',
    fields: 'name, set number, theme:string, pieces:int, year, photo, price, status(wanted|owned|built|sold)',
    pools: {
      title: 'Old fire station;Space shuttle;Corner café;Tree house;Steam train;Lighthouse',
      setNumber: '10197;10283;10243;21318;10194;21335',
      theme: 'City;Space;City;Nature;Trains;Sea',
      pieces: '2231;2354;2469;3036;1069;2065',
      price: '219.99;199.99;179.99;229.99;149;299.99',
    },
  },
  model_kit: {
    forms:
      'model kit, scale model, model train, locomotive, model car, model plane, model boat, model ship, model aircraft',
    icon: 'TrainFront',
    fields:
      'name, manufacturer:string, scale, article number, photo, purchase date, price, status(wanted|in the box|building|finished)',
    pools: {
      title: 'Class 50 steam engine;Spitfire Mk IX;Beetle 1303;Dining car;Coastal steamer;Freight wagon set',
      manufacturer: 'Northwind Models;Kestrel;Bluebird;Northwind Models;Summit;Northwind Models',
      scale: 'H0 1:87;1:48;1:24;H0 1:87;1:200;H0 1:87',
      articleNumber: '39042;4817;2403;4118;20155;47350',
      price: '349;42.5;29.9;64;55;78',
    },
  },
  mineral: {
    forms: 'mineral, gemstone, fossil, crystal, mineral specimen',
    icon: 'Gem',
    fields: 'name, photo, locality, found date, hardness, weight in g, color:string, value, notes',
    pools: {
      title: 'Amethyst;Pyrite;Rose quartz;Ammonite;Fluorite;Malachite',
      locality: 'Idar-Oberstein;Navajún;Minas Gerais;Lyme Regis;Weardale;Katanga',
      hardness: '7;6.5;7;3;4;4',
      weight: '240;118;510;86;175;320',
      color: 'Violet;Brass yellow;Pink;Grey;Green;Green',
      value: '45;30;25;60;80;55',
    },
  },
  comic: {
    forms: 'comic, comic book, manga, graphic novel',
    icon: 'BookImage',
    fields:
      'title, cover:image, issue number, series:string, publisher, year, condition(mint|good|fair|poor), value, read:bool',
    pools: {
      title: 'Captain Tide #1;Moon Kitchen 3;The Long Rail;Robot Aunt 7;Salt and Ink;Captain Tide #2',
      issueNumber: '1;3;1;7;1;2',
      series: 'Captain Tide;Moon Kitchen;The Long Rail;Robot Aunt;Salt and Ink;Captain Tide',
      value: '48;9.5;24;8;19;22',
    },
  },
  figure: {
    forms: 'action figure, figurine, doll, plush toy, collectible figure',
    icon: 'ToyBrick',
    fields:
      'name, photo, series:string, manufacturer:string, year, condition(boxed|good|used), purchase price, value',
    pools: {
      title: 'Space pilot;Tin robot;Sea captain;Bear in a coat;Night owl;Porcelain doll',
      series: 'Star Drifters;Classics;Harbour;Bears of Elm Street;Forest;Antique',
      purchasePrice: '24;60;18;35;22;140',
      value: '40;95;18;38;30;180',
    },
  },
  trading_card: {
    forms: 'trading card, collectible card, playing card, sports card',
    icon: 'WalletCards',
    fields:
      'name, photo, set name, card number, rarity(common|uncommon|rare|holo), condition(mint|good|played), quantity, value',
    pools: {
      title: 'Storm Dragon;River Sprite;Iron Golem;Rookie 1996;Moon Fox;Fire Imp',
      setName: 'First Wave;First Wave;Deep Mines;League 96;Night Forest;Deep Mines',
      cardNumber: '004/102;061/102;017/80;233;099/110;045/80',
      quantity: '1;3;1;1;2;4',
      value: '85;0.5;12;40;6;0.3',
    },
  },
  wristwatch: {
    forms: 'wristwatch, timepiece, watch collection item',
    icon: 'Watch',
    fields:
      'name, photo, brand, model, movement(automatic|manual|quartz), year:int, purchase price, value, last service date',
    pools: {
      title: 'Diver 200;Field watch;Dress watch;Chronograph;Grandfather’s watch',
      year: '2018;2020;1994;2015;1958',
      purchasePrice: '890;310;650;1450;0',
      value: '940;280;700;1600;420',
    },
  },
  wine: {
    forms: 'wine, wine bottle, bottle of wine',
    icon: 'Wine',
    fields:
      'name, producer:string, vintage:int, region, grape:string, color(red|white|rosé|sparkling), bottles:int, price, rating, drink until:int, notes',
    pools: {
      title: 'Old Vines Red;River Riesling;Hillside Pinot;Harbour Brut;Chalk White;Summer Rosé;Reserva Alta',
      producer:
        'Casa Duarte;Weingut Becker;Domaine Moreau;Brightwater Estate;Chalk Farm;Mas Soto;Bodega Luna',
      vintage: '2018;2021;2019;2017;2022;2023;2015',
      region: 'Douro;Mosel;Burgundy;Sussex;Kent;Provence;Rioja',
      grape: 'Touriga Nacional;Riesling;Pinot Noir;Chardonnay;Bacchus;Grenache;Tempranillo',
      bottles: '6;3;2;1;4;5;2',
      price: '14.5;18;32;27.5;16;11.9;24',
      drinkUntil: '2030;2032;2029;2027;2026;2025;2033',
      notes:
        'Dark plum and pepper, let it breathe;Peach, slate, long;Cherry and forest floor;For New Year;Elderflower, good with fish;Strawberry, for the terrace;Leather and vanilla, still young',
    },
  },
  whisky: {
    forms: 'whisky, whiskey, spirit, rum, gin',
    icon: 'GlassWater',
    fields: 'name, distillery, region, age in years, abv, price, rating, opened date, notes',
    pools: {
      title: 'Harbour Malt 12;Peat Bay 10;Highland Oak;River Rye;Island Cask;Copper Still',
      distillery: 'Harbour;Peat Bay;Oakham;Riverton;Seal Island;Copper Still',
      region: 'Speyside;Islay;Highland;Kentucky;Islands;Lowland',
      age: '12;10;15;6;14;8',
      abv: '40;46;43;45;48;40',
      price: '42;48;65;39;72;36',
    },
  },
  beer: {
    forms: 'beer, craft beer, ale',
    icon: 'Beer',
    fields: 'name, brewery, style:string, abv, ibu:int, rating, date, photo, notes',
    pools: {
      title: 'Hazy Morning;Black Barge;Old Town Pils;Wheat Field;Red Lantern;Sour Cherry',
      brewery: 'Riverton Brewing;Harbour Brewery;Oakham Ales;Meadow & Co;Station Brew;Riverton Brewing',
      style: 'IPA;Stout;Pilsner;Wheat beer;Amber ale;Sour',
      abv: '6.2;5.8;4.9;5.2;5.4;4.5',
      ibu: '48;35;32;14;28;8',
    },
  },
  coffee_bean: {
    forms: 'coffee bean, coffee roast, bag of coffee, coffee bag',
    icon: 'Coffee',
    fields:
      'name, roaster, origin, process(washed|natural|honey), roast level(light|medium|dark), roast date, weight in g, price, rating, notes',
    pools: {
      title: 'Guji Natural;Huila Reserve;House Espresso;Kirinyaga AA;Santos;Antigua',
      roaster:
        'Corner Roasters;Northwind Coffee;Harbour Beans;Corner Roasters;Harbour Beans;Northwind Coffee',
      origin: 'Ethiopia;Colombia;Blend;Kenya;Brazil;Guatemala',
      weight: '250;250;1000;250;500;250',
      price: '13.5;12;24;15;14.5;12.9',
      notes:
        'Blueberry, jasmine;Caramel, red apple;Cocoa, roasted nuts;Blackcurrant, bright;Nutty, low acidity;Orange and chocolate',
    },
  },
  tasting: {
    forms: 'tasting note, tasting, tasting entry',
    icon: 'GlassWater',
    kind: 'log',
    fields: '>wine, >beer, >whisky, >coffee_bean, >homebrew, title, date, aroma, taste, rating, notes',
    pools: {
      title: 'First glass;Blind tasting;With friends;After a week open;Side by side',
      aroma: 'Citrus and cut grass;Dark cherry, smoke;Honey, warm bread;Pine and mango;Vanilla, dried fruit',
      taste: 'Fresh, short;Full, soft tannins;Round with a light bitterness;Juicy, dry finish;Spicy and long',
    },
  },
  homebrew: {
    forms: 'homebrew, home brew, beer batch, brew day',
    icon: 'FlaskRound',
    fields:
      'name, style:string, volume in litres, brew date, original gravity, final gravity, abv, status(planned|fermenting|conditioning|ready|empty), rating, notes',
    kind: 'resource',
    pools: {
      title: 'Kitchen Pale;Winter Stout;Garden Saison;Honey Wheat;First Lager;Plum Cider',
      style: 'Pale ale;Stout;Saison;Wheat beer;Lager;Cider',
      volume: '20;19;12;20;23;10',
      originalGravity: '1.050;1.062;1.048;1.046;1.047;1.052',
      finalGravity: '1.011;1.016;1.006;1.010;1.009;1.004',
      abv: '5.1;6.0;5.5;4.7;5.0;6.3',
    },
  },
  perfume: {
    forms: 'perfume, fragrance, skincare product, cosmetic, cosmetic product',
    icon: 'SprayCan',
    fields:
      'name, brand, category(fragrance|skin care|make-up|hair), size in ml, price, opened date, best before, rating, notes',
    pools: {
      title: 'Fig & cedar;Night cream;Rain on stone;Sun milk 30;Rose water;Lip balm',
      category: 'Fragrance;Skin care;Fragrance;Skin care;Skin care;Make-up',
      size: '50;50;100;200;150;5',
      price: '68;24.9;95;14.5;9.9;4.5',
    },
  },
});
