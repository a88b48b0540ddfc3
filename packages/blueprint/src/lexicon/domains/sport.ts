import { concepts } from '../concept.ts';

export const sport = concepts('log', {
  run: {
    forms: 'run, running session, jog, training run',
    icon: 'Footprints',
    fields:
      'title, date, distance in km, duration, average heart rate, route, >shoe, feeling(great|good|tired), notes',
    pools: {
      title: 'Easy morning run;Intervals;Long run;Tempo run;Recovery jog;Hill repeats;Parkrun;Evening loop',
      distance: '6.2;8.0;18.5;10.0;4.8;7.4;5.0;9.1',
      duration: '38;45;112;49;31;46;26;55',
      route: 'River path;Track;Forest loop;Canal and back;Park;Castle hill;Old railway;Town loop',
    },
  },
  shoe: {
    forms: 'shoe, running shoe, sneaker, pair of shoes, trainer shoe',
    icon: 'Footprints',
    fields:
      'name, brand, size:string, color:string, purchase date, price, distance in km, status(in use|resting|retired), photo',
    kind: 'resource',
    pools: {
      title: 'Daily trainers;Race flats;Trail shoes;Old pair;Rain shoes;Gym shoes',
      brand: 'Northwind;Kestrel;Summit;Bluebird;Alder;Kestrel',
      size: '43;43.5;44;43;43;42.5',
      color: 'Grey;Orange;Green;Black;Blue;White',
      distance: '312;96;418;790;154;60',
      price: '129;160;145;110;135;79.9',
    },
  },
  hike: {
    forms: 'hike, hiking tour, hiking trip, trail walk, trail, hiking trail, mountain tour',
    icon: 'Mountain',
    fields:
      'title, date, region, distance in km, elevation gain in m, duration, difficulty(easy|medium|hard), rating, photo, notes',
    pools: {
      title: 'Lake circuit;Ridge walk;Waterfall trail;Summit by the north side;Coast path;Gorge and back',
      region: 'Lake District;Black Forest;Dolomites;Tatra;Cornwall;Madeira',
      distance: '12.4;18.1;7.6;15.9;21.3;9.8',
      elevationGain: '320;940;180;1240;410;560',
      duration: '210;390;150;420;360;240',
    },
  },
  bike_ride: {
    forms: 'bike ride, cycling tour, bicycle ride, bike tour, cycling trip, cycle ride',
    icon: 'Bike',
    fields: 'title, date, distance in km, duration, elevation gain in m, average speed, >bike, route, notes',
    pools: {
      title: 'Commute;Sunday group ride;Gravel loop;Hill climb;Coffee ride;Century ride',
      distance: '14.2;62.5;41.0;28.3;22.7;161',
      duration: '38;155;124;85;62;395',
      averageSpeed: '22.4;24.2;19.8;20.0;22.0;24.5',
      route: 'River path;North loop;Forest tracks;Castle hill;Old town and back;Coast and return',
    },
  },
  swim: {
    forms: 'swim, swim session, swimming session, swim workout',
    icon: 'Waves',
    fields:
      'title, date, location, distance in m, duration, stroke(freestyle|breaststroke|backstroke|butterfly|mixed), notes',
    pools: {
      title: 'Morning lengths;Technique;Open water;Intervals;Easy swim',
      location: 'City pool;City pool;North lake;Sports centre;Lido',
      distance: '1500;1200;2000;1800;1000',
      duration: '40;45;55;50;30',
    },
  },
  climb: {
    forms: 'climb, climbing route, boulder problem, boulder, ascent, climbing session',
    icon: 'Mountain',
    fields:
      'name, grade, crag, date, style(onsight|flash|redpoint|top rope|attempt), attempts:int, partner, rating, notes',
    pools: {
      title: 'Yellow corner;Slab dance;North pillar;The crack;Roof project;Warm-up wall',
      grade: '5c;6a+;6b;5b;7a;4c',
      crag: 'City boulder hall;Sandstone valley;Old quarry;Old quarry;City boulder hall;Sea cliffs',
      attempts: '1;3;2;1;9;1',
    },
  },
  dive: {
    forms: 'dive, scuba dive, dive log entry, logged dive',
    icon: 'Waves',
    fields:
      'dive number, dive site, date, max depth in m, duration, water temperature in °C, visibility in m, buddy, notes',
    pools: {
      diveNumber: '41;42;43;44;45;46',
      diveSite: 'House reef;Blue hole;Wreck of the Alma;Seal island;Quarry lake;Drop-off',
      maxDepth: '12.4;28.6;24.1;9.8;18.0;31.2',
      duration: '52;38;41;60;45;36',
      waterTemperature: '26;25;24;14;9;25',
      visibility: '15;20;12;8;5;25',
    },
  },
  race: {
    forms: 'race, marathon, half marathon, triathlon, running race, regatta',
    icon: 'Flag',
    fields:
      'name, date, location, distance, goal time:string, finish time:string, place:int, entry fee, status(idea|registered|finished|skipped)',
    kind: 'event',
    pools: {
      title: 'City marathon;Spring 10k;Lakeside half;New Year run;Coast triathlon;Forest trail race',
      distance: '42.2;10;21.1;5;51.5;25',
      goalTime: '3:45:00;0:48:00;1:45:00;0:23:00;2:50:00;2:30:00',
      finishTime: '3:51:20;0:47:31;1:46:02;0:22:48;2:58:10;2:41:15',
      place: '812;64;210;31;118;45',
      entryFee: '95;22;45;12;80;38',
    },
  },
  personal_record: {
    forms: 'personal record, personal best',
    icon: 'Medal',
    fields: 'discipline:string, result:string, date, location, notes',
    pools: {
      title: '5 km;10 km;Half marathon;Squat;Bench press;100 m freestyle',
      discipline: '5 km;10 km;Half marathon;Squat;Bench press;100 m freestyle',
      result: '22:48;47:31;1:46:02;110 kg;80 kg;1:21.4',
    },
  },
  training_plan: {
    forms: 'training plan, workout plan, training programme, training program, training week',
    icon: 'ClipboardList',
    fields:
      'title, goal:string, start date, end date, sessions per week:int, level(beginner|intermediate|advanced), status(planned|active|finished), notes',
    kind: 'resource',
    pools: {
      title:
        'Base building;10k in eight weeks;Strength block;Marathon build-up;Back after injury;Summer shape',
      goal: 'Run 30 minutes without a break;Sub 50 minutes;Squat own weight;Finish with a smile;Pain-free 5 km;Three sessions a week',
      sessionsPerWeek: '3;4;3;5;2;3',
    },
  },
  drill: {
    forms: 'training drill, practice drill, warm-up drill',
    icon: 'Repeat',
    fields:
      'name, focus(technique|passing|fitness|tactics|fun), duration, number of players, equipment, description',
    kind: 'content',
    pools: {
      title:
        'Rondo 5 v 2;Passing square;Shuttle runs;Finishing from the wing;Small-sided game;Cool-down walk',
      duration: '15;10;8;20;25;10',
      numberOfPlayers: '7;8;12;10;14;14',
      equipment: 'Cones, 1 ball;4 cones, 2 balls;Cones;Goals, 10 balls;Bibs, small goals;None',
      description:
        'Keep the ball, two touches at most;Follow your pass, change direction after a minute;Six lengths, short rest, three rounds;Cross from the byline, finish first time;Four against four, three goals win;Two easy rounds, then stretch',
    },
  },
  golf_round: {
    forms: 'golf round, round of golf, golf game, golf scorecard',
    icon: 'Flag',
    fields: 'course name, date, strokes:int, par:int, putts:int, handicap, weather, notes',
    pools: {
      title: 'Elmsfield Links;Harbour Golf Club;Hill Course;Old Park',
      strokes: '89;94;86;91',
      par: '72;71;70;72',
      putts: '34;36;31;35',
      handicap: '18.4;18.6;17.9;18.2',
    },
  },
  sailing_trip: {
    forms: 'sailing trip, boat trip, voyage, rowing outing, paddling trip, kayak trip',
    icon: 'Sailboat',
    fields: 'title, date, from:string, to:string, distance in km, wind, >boat, crew:string, notes',
    kind: 'event',
    pools: {
      title: 'Island hop;Evening sail;Round the lighthouse;Regatta practice;Crossing to the mainland',
      from: 'Northport;Home harbour;Home harbour;Club pier;Lakeside',
      to: 'Seal Island;Home harbour;Lighthouse;Club pier;Riverton',
      distance: '24;9;31;6;48',
      wind: 'SW 4;W 2;NW 5;S 3;SW 3',
      crew: 'Hana, Pekka;Diego;Ines, Jonas, Wei;Club eight;Marta, Samuel',
    },
  },
  boat: {
    forms: 'boat, kayak, canoe, rowing boat',
    icon: 'Sailboat',
    fields:
      'name, type(sailing|rowing|motor|kayak), length in m, seats, berth, year, status(ready|in repair|laid up), photo',
    kind: 'resource',
    pools: {
      title: 'Seagull;Blue Heron;Old Lady;Swift;Marlin;Little Otter',
      length: '7.8;17.5;9.2;5.1;6.4;3.9',
      seats: '5;9;6;2;6;1',
      berth: 'A4;Boathouse 1;B12;Rack 3;A9;Rack 5',
    },
  },
  fishing_catch: {
    forms: 'catch, fish caught, fishing catch, fishing log entry',
    icon: 'Fish',
    fields: 'species, date, weight in kg, length in cm, location, bait, released:bool, photo, notes',
    pools: {
      title: 'Pike;Perch;Brown trout;Carp;Zander;Eel',
      species: 'Pike;Perch;Brown trout;Carp;Zander;Eel',
      weight: '4.2;0.6;1.1;7.8;2.4;0.9',
      length: '82;31;42;68;61;70',
      location: 'Reed bay;Old pier;Mill stream;Long pond;Dam wall;River bend',
      bait: 'Spoon;Worm;Dry fly;Boilie;Rubber fish;Worm',
    },
  },
  ski_day: {
    forms: 'ski day, snowboard day, skiing day',
    icon: 'Snowflake',
    fields: 'resort, date, runs:int, vertical metres:int, snow(powder|packed|icy|slush), ticket price, notes',
    pools: {
      title: 'Sonnenhang;Glacier 3000;Northpeak;Valley lifts',
      resort: 'Sonnenhang;Glacier 3000;Northpeak;Valley lifts',
      runs: '14;9;17;11',
      verticalMetres: '6200;5400;8100;4300',
      ticketPrice: '58;72;49;41',
    },
  },
});
