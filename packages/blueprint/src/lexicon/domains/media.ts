import { concepts } from '../concept.ts';

export const media = concepts('event', {
  book: {
    forms: 'book, novel, title in stock, ebook',
    icon: 'BookOpen',
    fields:
      'title, author:string, isbn, genre, copies:int, published year:int, cover:image, status(available|on loan)',
    kind: 'resource',
    pools: {
      title:
        'The Quiet Harbour;Maps of the North;A Garden in Winter;The Last Ferry;Small Machines;Letters from Elm Street;Night Trains',
      author: 'Ada Lindqvist;Tomas Berg;Ines Duarte;Samuel Okoye;Mei Tanaka;Clara Finch;Ada Lindqvist',
      genre: 'Novel;Crime;History;Children;Science',
      isbn: '978-0-14-118280-3;978-1-84-749345-2;978-0-33-039153-1;978-0-57-123456-7',
    },
  },
  loan: {
    forms: 'loan, borrowing, lending',
    icon: 'BookMarked',
    fields: '>book?, >borrower?, >member, >equipment, loan date, due date, returned',
    kind: 'transaction',
  },
  movie: {
    forms: 'movie, film, series, tv show, show',
    icon: 'Clapperboard',
    fields: 'title, director, year, genre, poster:image, rating, status(to watch|watching|watched), notes',
    kind: 'content',
    pools: {
      title: 'The Long Tide;Paper Lanterns;Midnight Tram;Blue Hour;Stone Fruit;Two Summers',
      director: 'Lena Fors;Marco Vitale;Aiko Mori;Joan Reyes;Lena Fors;Kofi Mensah',
      genre: 'Drama;Comedy;Thriller;Documentary;Animation',
    },
  },
  screening: {
    forms: 'screening, showtime, film night, film screening',
    icon: 'Projector',
    fields: 'title, >movie?, date:datetime, location, host, capacity',
    pools: {
      title:
        'Friday screening;Open-air night;Director special;Family matinee;Morning show;Silent film with piano;Documentary evening;Late show;Preview',
    },
  },
  vote: {
    forms: 'vote, nomination',
    icon: 'ThumbsUp',
    fields: '>movie, >feature_request, voter name, value:int, date',
    kind: 'log',
  },
  album: {
    forms: 'album, record collection, vinyl',
    icon: 'Disc3',
    fields: 'title, artist:string, year, genre, cover:image, rating, notes',
    kind: 'content',
    pools: {
      title:
        'Night Ferry;Paper Moons;Slow Weather;Kitchen Songs;Blue Hours;North of Here;First Frost;Green Room;Long Division;Harbour Lights',
      artist: 'The Lanterns;Mira Vale;Harbour Quartet;Paper Kites Club;Otis & the Tides',
    },
  },
  song: {
    forms: 'song, pieces, tracks, piece of music, music track, music piece, sheet music, repertoire piece',
    icon: 'Music',
    fields:
      'title, composer, key:string, voicing, duration, sheet music:file, status(new|in rehearsal|ready)',
    kind: 'content',
    pools: {
      title: 'Ave verum;Shenandoah;Evening Rise;Gloria;Down by the River;Lux aurumque',
      composer: 'W. A. Mozart;Traditional;C. Finch;A. Vivaldi;Traditional;E. Whitacre',
      voicing: 'SATB;SAB;Two-part;SATB;Unison;SSAATTBB',
      key: 'D major;G major;A minor;D major;F major;E flat',
    },
  },
  rehearsal: {
    forms: 'rehearsal, practice, choir practice, band practice',
    icon: 'CalendarClock',
    fields: 'title, date:datetime, location, notes, >song',
    pools: {
      title:
        'Weekly rehearsal;Sectional;Dress rehearsal;Extra rehearsal;Run-through;Tempo rehearsal;Choir and soloists;Stage rehearsal;Warm-up',
    },
  },
  concert: {
    forms: 'concert, performance, gig, gig night, recital',
    icon: 'Music2',
    fields: 'title, date:datetime, venue, ticket price, status(planned|confirmed|done), description',
    pools: {
      title: 'Spring concert;Carols by candlelight;Summer serenade;Benefit night',
      venue: 'St Mary’s;Town hall;Old theatre;Park stage',
    },
  },
  episode: {
    forms: 'episode, podcast episode, video, content piece',
    icon: 'Mic',
    fields:
      'title, >guest?, topic, publish date, recording date, status(idea|planned|recorded|edited|published), notes',
    kind: 'content',
    pools: {
      title:
        'How cities breathe;The art of rest;Building in public;A life in letters;What bees know;Money and meaning',
      topic: 'Architecture;Health;Technology;Literature;Nature;Economy',
    },
  },
  post: {
    forms: 'post, blog post, news item, news, social post, announcement, story',
    icon: 'Newspaper',
    fields:
      'title, content, author:string, category, cover image, status(draft|scheduled|published), publish date, tags',
    kind: 'content',
    pools: {
      title:
        'What we learned this year;Five small habits;A visit to the workshop;Meet the team;Our new space;Questions we hear often;Behind the counter;What comes next;A week in pictures;Ten years on',
    },
  },
  article: {
    forms: 'article, wiki article, wiki page, knowledge base article, guide, faq',
    icon: 'FileText',
    fields: 'title, body, >category?, author:string, tags, last review date, helpful',
    kind: 'content',
    pools: {
      title:
        'How to request leave;Setting up your laptop;Travel policy;Who to ask for what;Writing good tickets;Expense rules;How to book a room;First week checklist;Who has which key;What to do when you are ill',
      tags: 'Onboarding;Tools;Policy;How-to;Office',
    },
  },
  comment: {
    forms: 'comment, reply',
    icon: 'MessageSquare',
    fields: 'message, author:string, >post, >article, >issue, >task, >ticket',
    kind: 'content',
    pools: {
      message:
        'Thanks, this helped.;Can you add a picture?;I agree with the plan.;Done, please check.;I’ll have a look tomorrow.;Still waiting for an answer.;Could we talk about this on Monday?;The file is attached now.;Good point, I’ve changed it.;Works for me.',
    },
  },
  bookmark: {
    forms: 'bookmark, link, website link, resource link',
    icon: 'Bookmark',
    fields: 'title, url, description, tags, favourite',
    kind: 'content',
    pools: {
      title:
        'Colour palette tool;Regex tester;Recipe archive;City bike map;Open data portal;Public transport planner;Word counter;Free photo archive;Weather radar',
    },
  },
  photo_album: {
    forms: 'photo, picture, artwork, painting, gallery item',
    icon: 'Image',
    fields: 'title, image, description, date, tags',
    kind: 'content',
    pools: {
      title:
        'Morning fog;Harbour at dusk;Studio portrait;Red bicycle;Field study;Old bridge;First snow;Market day;Night train;Grandmother’s hands',
    },
  },
  page_content: {
    forms: 'announcement board, notice',
    icon: 'Megaphone',
    fields: 'title, content, publish date',
    kind: 'content',
    pools: {
      title:
        'Closed on Monday;New opening hours;Water off on Tuesday;Lost scarf;Summer break;Volunteers wanted;Parking next week;Heating works;Found keys;Thank you to all helpers',
    },
  },
});
