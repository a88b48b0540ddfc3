import { concepts } from '../concept.ts';

/** Things that pages on which people meet are built on; their ids are fixed. */
export const community = concepts('content', {
  channel: {
    forms: 'channel, chat room, chat channel',
    icon: 'Hash',
    fields: 'name, description',
    kind: 'settings',
    pools: {
      title: 'General;Announcements;Random;Questions;Events;Swap and share',
      description:
        'Everything that has no channel of its own;News from the team, please only read;Off-topic, pictures and jokes;Ask anything;Who comes when and where;Give, lend and look for things',
    },
  },
  chat_message: {
    forms: 'chat message',
    icon: 'MessageCircle',
    fields: 'message:text, author, >channel',
    kind: 'log',
    pools: {
      message:
        'Is anyone coming by tomorrow?;I’ll bring the coffee.;I’m running ten minutes late, sorry.;Does anyone have the address?;Found it, thank you!;See you on Thursday.',
    },
  },
  topic: {
    forms: 'topic, discussion, thread, forum topic, discussion topic, forum post, forum thread',
    icon: 'MessagesSquare',
    fields: 'title, text:text, category(general|questions|ideas|news), author, pinned:bool, locked:bool',
    pools: {
      title:
        'Welcome, say hello here;Which printer do you use?;Idea: a shared tool shed;What changes in spring;How do I get started?;Weekend meet-up;Lost and found;Your favourite this month',
      text: 'Tell us who you are and what brought you here.;Mine gave up yesterday and I would like one that lasts.;Many of us own the same drill. Why not share it?;A short summary of what we agreed on Monday.;I have read the first page and am stuck on step two.;Who would join on Saturday at ten?;A blue umbrella was left after the last meeting.;One thing each, with a line on why you like it.',
    },
  },
  guest_entry: {
    forms: 'guest book entry, guestbook entry, guest book message',
    icon: 'PenLine',
    fields: 'name:string, message:string, photo',
    kind: 'content',
    pools: {
      name: 'Ada and Tom;The Lindgren family;Priya;Jonas and friends;Fatima Rossi;Four from the north;Elena and the children;Kofi',
      message:
        'We will be back, and not only for the view.;Thank you for a warm welcome after a wet day.;The children still speak of the stars.;Three quiet days. Just what we needed.;Best soup of the whole tour!;Came by chance and stayed two nights.;A place to breathe. Thank you.;See you next summer.',
    },
  },
  topic_reply: {
    forms: 'topic reply, forum reply, thread reply',
    icon: 'Reply',
    fields: 'text:text, >topic, author',
    pools: {
      text: 'Welcome, good to have you here.;I had the same and a restart helped.;Count me in for Saturday.;Could we move it by a week?;Great idea, I can lend two ladders.;Thanks, solved!;I am not sure, the last one was too loud.;Here is how we did it last year.',
    },
  },
  quiz_question: {
    forms: 'quiz question, trivia question, multiple choice question',
    icon: 'CircleQuestionMark',
    fields: 'question:text, options:lines, correct answer:string, explanation:text',
    pools: {
      title:
        'What is the capital of Portugal?;Which planet has the best-known rings?;What is 12 times 12?;Who painted the Mona Lisa?;Which gas do plants take in?;How many strings has a violin?;In which year did people first walk on the Moon?;Which is the longest river of Africa?',
      correctAnswer: 'Lisbon;Saturn;144;Leonardo da Vinci;Carbon dioxide;Four;1969;The Nile',
      options:
        'Lisbon|Porto|Madrid|Faro;Saturn|Mars|Venus|Mercury;144|124|132|148;Leonardo da Vinci|Rembrandt|Claude Monet|Frida Kahlo;Carbon dioxide|Oxygen|Nitrogen|Helium;Four|Five|Six|Eight;1969|1959|1972|1981;The Nile|The Congo|The Niger|The Zambezi',
      explanation:
        'Lisbon lies where the Tagus meets the Atlantic.;They are made of ice and rock.;Ten dozen and two dozen more.;It has hung in Paris for more than two hundred years.;They give back oxygen.;G, D, A and E.;Two people walked on it in July of that year.;It runs for more than 6,600 km.',
    },
  },
  quiz_score: {
    forms: 'quiz score, high score, best score, quiz result',
    icon: 'Trophy',
    fields: 'name, score:int, total:int, date',
    kind: 'log',
    pools: {
      title: 'Hana;Diego;Aisha;Pekka;Wei;Ines;Jonas;Priya;Marta;Samuel',
      score: '7;6;8;5;7;4;6;3;8;5',
      total: '8',
    },
  },
  survey_question: {
    forms: 'survey question, poll question, questionnaire question',
    icon: 'ListChecks',
    fields: 'question:text, type(single|multiple|rating|scale|text|yesno), options:lines, required:bool',
    pools: {
      title:
        'How did you hear about us?;Which days suit you?;How satisfied are you?;How likely are you to recommend us?;What should we do better?;Would you come again?',
      type: 'Single;Multiple;Rating;Scale;Text;Yesno',
      options: 'A friend|Search|Social media|A poster;Monday|Wednesday|Friday|Saturday;-;-;-;Yes|No',
    },
  },
  survey_answer: {
    forms: 'survey answer, survey response, poll answer, questionnaire answer',
    icon: 'MessageSquareQuote',
    fields: '>survey_question, answer:text, response:string, submitted date',
    kind: 'log',
    pools: {
      answer: 'A friend;Monday;4;8;More evening dates would be great;Yes;Social media;5;Saturday',
      response: 'Response 1;Response 2;Response 3;Response 4;Response 5;Response 6',
    },
  },
  library_file: {
    forms: 'library file, shared file, shared document',
    icon: 'FolderOpen',
    fields: 'name, file, folder(minutes|forms|guides|pictures|other), uploaded date, description',
    kind: 'resource',
    pools: {
      title:
        'House rules.pdf;Minutes of March.pdf;Membership form.pdf;Floor plan.pdf;Logo pack.zip;Summer party pictures.zip;Safety guide.pdf;Price list.pdf',
      folder: 'Guides;Minutes;Forms;Other;Other;Pictures;Guides;Other',
      description:
        'What we agreed on, as of this year;Signed by both chairs;Print, sign and hand in;All floors with the emergency exits;Colours and black and white;About sixty pictures;Please read before the first day;Valid until further notice',
    },
  },
  place_of_interest: {
    forms: 'place of interest, point of interest, poi, favourite place, favorite place, landmark, map pin',
    icon: 'MapPin',
    fields:
      'name, category(food|culture|nature|shopping|other), address, latitude:number, longitude:number, photo, description',
    kind: 'resource',
    pools: {
      title:
        'Old Harbour Café;City Museum;Hilltop Viewpoint;Saturday Market;Botanical Garden;River Bridge;Lighthouse;Town Library',
      category: 'Food;Culture;Nature;Shopping;Nature;Other;Culture;Culture',
      address:
        '2 Quay Street;14 Museum Square;Hill Path;Market Square;30 Garden Road;Bridge Street;Lighthouse Road 1;8 Library Lane',
      latitude: '51.5074;51.5033;51.5138;51.5055;51.4787;51.5081;51.5101;51.5194',
      longitude: '-0.1278;-0.1195;-0.0984;-0.0910;-0.2956;-0.0759;-0.1340;-0.1270',
      description:
        'Strong coffee and a view of the boats;Free on the first Sunday of the month;Best at sunset, ten minutes on foot;Cheese, bread and flowers, until one o’clock;Palms under glass, ducks outside;Pedestrians only;170 steps to the top;Quiet corner on the second floor',
    },
  },
  portfolio_piece: {
    forms: 'portfolio piece, portfolio item, portfolio project, portfolio work',
    icon: 'Image',
    fields: 'title, photo, category, year:int, client, description',
    pools: {
      title:
        'Harbour at dusk;Café identity;Poster series;Stoneware bowls;Book cover;Studio portraits;Shop window;Wedding reportage',
      category: 'Photography;Branding;Print;Ceramics;Illustration;Photography;Space;Photography',
      client:
        'Self-initiated;Alder & Finch;City Theatre;Self-initiated;Brightwater Press;Fable Studios;Oak & Stone;Private',
      description:
        'Long exposures from one pier over a winter;Name, mark, menus and signs;Three colours, hand printed;Thrown, dipped and fired twice;Ink drawing and hand lettering;Natural light, one afternoon;Paper and wire, changed every season;One day in forty pictures',
    },
  },
});
