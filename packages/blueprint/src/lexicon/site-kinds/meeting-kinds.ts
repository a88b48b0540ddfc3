import type { SiteKind } from './site-kind.ts';

const site = /\b(?:site|web ?site|page|public|visitors?|everyone|fans)\b/;
const member = {
  concept: 'member',
  words: 'member',
  takes: /^(?:member|club member)$/,
};
const matches = '(?:match(?:es)?|fixtures?|games?|results?)';

/** Where people meet, play, vote, help each other and talk. */
export const meetingKinds: readonly SiteKind[] = [
  {
    shape:
      /\bpoll(?:s|ing)?\b|\b(?:lunch|dinner|meal|food) (?:voting|votes?)\b|\bvoting app\b|\bvote (?:on|for) (?:where|what|which|when|lunch|dinner)\b/,
    unless: /\b(?:survey|questionnaire|election|feature|quiz|forum|station|asking|about)s?\b/,
    isBare: true,
    type: 'survey',
    things: [
      {
        concept: 'group_poll',
        words: 'poll',
        takes: /^(?:poll|question|lunch|dinner|survey|survey question|voting|vote)$/,
      },
      {
        concept: 'poll_option',
        words: 'option',
        takes: /^(?:option|choice|poll option|answer|survey answer)$/,
      },
    ],
    drops: /^(?:vote|voting|result|lunch|office|polling|class)$/,
    noFields: /^(?:options?|votes?|choices?)$/,
    adds: ['feedback'],
    withoutPages: /^(?:survey|results)$/,
  },
  {
    shape: /\bblog\b/,
    unless: /\bportfolio\b|\bshop\b/,
    type: 'blog',
    things: [
      { concept: 'post', words: 'post', takes: /^(?:post|article|story|blog post|entry)$/ },
      { concept: 'category', words: 'category', asked: /\bcategor/ },
      { concept: 'comment', words: 'comment', asked: /\bcomment/ },
      { concept: 'subscriber', words: 'subscriber', asked: /\bsubscri|\bnewsletter/ },
    ],
    drops: /^(?:blog|newsletter)$/,
    open: 'subscriber',
    openAs: 'Newsletter',
    noFields: /^(?:comments?|categor\w+)$/,
  },
  {
    shape: new RegExp(
      `\\b(?:league|championship|football|soccer|basketball|hockey|rugby|handball|volleyball)\\b.*\\bteams?\\b.*\\b${matches}\\b|\\bleague\\b.*\\b(?:teams?|fixtures?|standings)\\b`,
    ),
    unless: /\b(?:fantasy|training|attendance|drinks?)\b/,
    type: 'league',
    things: [
      { concept: 'team', words: 'team, club', takes: /^(?:team|club|squad)$/ },
      { concept: 'player', words: 'player', asked: /^(?=.*\b(?:football|soccer)\b).*\bplayers?\b/ },
      {
        concept: 'player',
        words: 'player',
        asked: /^(?!.*\b(?:football|soccer)\b).*\bplayers?\b/,
        fields: 'name, photo, >team, shirt number:int, date of birth, email',
      },
      {
        concept: 'match',
        words: 'match, fixture, game',
        takes: /^(?:match|fixture|game|result|match result|game result)$/,
      },
      { concept: 'referee', words: 'referee', asked: /\breferees?\b/ },
    ],
    drops: /^(?:results?|tables?|league table|standings?|rankings?|scores?|league|points?)$/,
    noFields: /^(?:results?|table|standings?|fixtures?)$/,
    open: 'see',
    opens: 'standings',
    openIf: site,
  },
  {
    shape:
      /\b(?:tournament|ladder|chess|tennis|badminton|squash|table tennis|ping[- ]pong|darts|pool)\b.*\b(?:matches|games|players|results|rankings?|brackets?)\b|\btournament brackets?\b/,
    unless: /\b(?:teams?|booking|courts?|lessons?|my own|cleaning|chlorine|video)\b/,
    type: 'league',
    things: [
      { concept: 'tournament', words: 'tournament', asked: /\btournaments?\b/ },
      {
        concept: 'player',
        words: 'player, member',
        takes: /^(?:player|member|participant|club member)$/,
        fields: 'name, photo, email, phone, notes',
      },
      {
        concept: 'match',
        words: 'match, game',
        takes: /^(?:match|game|result)$/,
        fields:
          'first player>player, second player>player, >tournament, date:datetime, round:string, location, first score:number, second score:number, status(scheduled|played|cancelled)',
      },
    ],
    drops: /^(?:ranking|standings?|result|score|rating|leaderboard|bracket|chess|tennis)$/,
    noFields: /^(?:rankings?|matches|results?|brackets?)$/,
    withoutPages: /^leaderboard$/,
    open: 'see',
    opens: 'standings',
    openIf: site,
  },
  {
    shape: /\bcar ?pool\w*|\bride[- ]?shar\w*|\bshare rides\b|\blift shar\w*/,
    // The cars of a firm are called its car pool.
    unless: /\b(?:parking|vehicles?|fleet|company cars?|mileage)\b/,
    type: 'carpool',
    things: [
      {
        concept: 'ride',
        words: 'ride',
        takes: /^(?:ride|trip|lift|carpool)$/,
        fields:
          'pick-up place:string, destination:string, departure time:datetime, driver:string, phone, free seats:int, status(open|full|done), notes',
      },
      {
        concept: 'seat_request',
        words: 'seat request',
        takes: /^(?:booking|request|seat|seat request|seat booking|passenger)$/,
      },
    ],
    drops: /^(?:parent|seat|driver|passenger|carpool|school)$/,
    noFields: /^(?:bookings?|seat requests?)$/,
    withoutPages: /^booking$/,
  },
  {
    shape: /\b(?:church|parish|congregation)\b.*\b(?:directory|members?|famil(?:y|ies)|groups?)\b/,
    type: 'church',
    things: [
      {
        ...member,
        fields: 'name, photo, >household, >people_group, email, phone, date of birth, role:string, notes',
      },
      {
        concept: 'household',
        words: 'family, household',
        asked: /\bfamil|\bhouseholds?\b/,
        fields: 'name, address, phone, email, photo, notes',
      },
      {
        concept: 'people_group',
        words: 'group',
        takes: /^(?:group|small group|ministry|home group)$/,
        asked: /\bgroups?\b|\bministr/,
      },
      { concept: 'event', words: 'event', takes: /^(?:event|service)$/, asked: /\bevents?\b|\bservices\b/ },
      {
        concept: 'donation',
        words: 'donation',
        takes: /^(?:donation|tithe|offering)$/,
        asked: /\bdonat|\btithe|\bofferings?\b/,
        fields: '>member, amount, date, payment method(cash|card|bank transfer), purpose:string',
      },
    ],
    noFields: /^(?:famil\w+|groups?|events?)$/,
    adds: ['directory'],
  },
  {
    shape: /\bsocial (?:network|media app|media site|media platform|feed)\b/,
    unless: /\b(?:schedul\w+|plann\w+|content|campaigns?|analytics)\b/,
    type: 'forum',
    things: [
      {
        concept: 'post',
        words: 'post',
        takes: /^(?:post|status update|feed|message)$/,
        fields: 'title, text:text, photo, author:string, likes:int',
      },
      {
        concept: 'comment',
        words: 'comment',
        takes: /^(?:comment|reply)$/,
        fields: 'message, author:string, >post',
      },
      {
        concept: 'member',
        words: 'profile',
        asked: /\bprofiles?\b/,
        takes: /^(?:profile|user profile|member)$/,
        fields: 'name, photo, bio:text, location, website',
      },
    ],
    drops: /^(?:like|follow|follower|feed|friend|social network|user)$/,
    noFields: /^(?:comments?|likes?)$/,
    adds: ['feedback'],
    withoutPages: /^blog$/,
  },
  {
    shape: /\bvolunteer\w*\b.*\b(?:sign[- ]?ups?|shifts?|events?)\b/,
    unless: /\b(?:hours|fire|donors?|training)\b/,
    type: 'volunteers',
    things: [
      {
        concept: 'event',
        words: 'event',
        asked: /\bevents?\b/,
        fields: 'title, date:datetime, location, status(planned|open|full|finished), photo, description',
      },
      {
        concept: 'shift',
        words: 'shift',
        fields:
          'title, >event, location, start time, end time, needed people:int, status(open|full|done), notes',
      },
      {
        concept: 'signup',
        words: 'sign-up',
        takes: /^(?:sign[- ]?up|volunteer sign[- ]?up|registration)$/,
        fields: 'name, email, phone, >shift, status(signed up|confirmed|cancelled), message',
      },
    ],
    drops: /^volunteer$/,
    noFields: /^volunteer|^shifts?$/,
    open: 'signup',
    openAs: 'Sign up',
  },
  {
    shape: /\b(?:notice ?board|neighbou?rhood (?:bulletin )?(?:app|site|web ?site|page|platform|network))\b/,
    type: 'forum',
    things: [
      {
        concept: 'board_notice',
        words: 'notice, announcement',
        takes: /^(?:notice|announcement|post|news|news item)$/,
      },
      { concept: 'event', words: 'event', asked: /\bevents?\b/ },
      {
        concept: 'found_or_lost',
        words: 'lost and found item',
        takes: /^(?:lost|found|lost and found)?(?: ?item)?$/,
        asked: /\blost\b/,
      },
    ],
    drops: /^(?:lost|found|neighbou?rhood|noticeboard)/,
    noFields: /^(?:lost|found|events?)$/,
  },
  {
    shape: /\brsvps?\b|\bparty invitations?\b|\binvitation (?:page|site)\b/,
    unless: /\b(?:tickets?|speakers?|budget|vendors?|caterers?|seating)\b/,
    type: 'events',
    things: [
      {
        concept: 'event',
        words: 'event, party',
        takes: /^(?:event|party|wedding)$/,
        fields: 'title, date:datetime, location, answer by:date, dress code:string, photo, description',
      },
      {
        concept: 'registration',
        words: 'rsvp',
        takes: /^(?:rsvp|guest|guest list|registration|response|invitee)$/i,
        fields:
          'name, email, >event, coming(yes|no|maybe), number of people:int, dietary needs:string, message',
      },
    ],
    drops: /^(?:guest|guest list|attendee)$/,
    noFields: /^(?:guests?|guest list|rsvps?)$/,
    withoutPages: /^landing$/,
    open: 'registration',
    openAs: 'RSVP',
  },
  {
    shape: /\balumni\b/,
    unless: /\b(?:donations?|fundraising|payments?)\b/,
    type: 'club',
    name: 'Alumni Network',
    things: [
      {
        concept: 'member',
        words: 'member, graduate',
        takes: /^(?:alumni|alumnus|profile|member|graduate)$/,
        fields:
          'name, photo, graduation year:int, degree:string, company:string, job title:string, city, email, bio:text',
      },
      { concept: 'event', words: 'event, reunion', asked: /\bevents?\b|\breunions?\b/ },
      { concept: 'position', words: 'job', asked: /\bjobs?\b/ },
    ],
    noFields: /^(?:profiles?|events?|jobs?)$/,
    adds: ['directory'],
  },
  {
    shape: /\b(?:photo|picture) (?:albums?|sharing)\b/,
    things: [
      { concept: 'photo_collection', words: 'album', asked: /\balbums?\b/, takes: /^(?:(?:photo )?album)$/ },
      {
        concept: 'photo_album',
        asked: /^(?!.*\blikes?\b)/,
        words: 'photo, picture',
        takes: /^(?:photo|picture|photo album)$/,
        fields: 'title, image, >photo_collection, date, tags, description',
      },
      {
        concept: 'photo_album',
        asked: /\blikes?\b/,
        words: 'photo, picture',
        takes: /^(?:photo|picture|photo album)$/,
        fields: 'title, image, >photo_collection, posted by:string, date, likes:int, tags, description',
      },
      {
        concept: 'comment',
        words: 'comment',
        asked: /\bcomments?\b/,
        fields: 'message, author:string, >photo_album',
      },
    ],
    drops: /^(?:holiday|vacation|family|like)$/,
    noFields: /^(?:comments?|albums?|photos?|likes?)$/,
    adds: ['gallery'],
  },
  {
    shape: /\b(?:cycling|hiking|walking|run|running|bike|bicycle|motorcycle|biker)s?'? (?:club|group)\b/,
    unless: /\b(?:race results|dues|chat)\b/,
    type: 'club',
    things: [
      {
        concept: 'event',
        words: 'ride, hike, walk, run, tour, event',
        takes: /^(?:ride|hike|walk|run|tour|event|bike ride|outing|trip)$/,
        fields:
          'title, date:datetime, meeting point:string, distance in km:number, level(easy|medium|hard), led by:string, status(planned|done|cancelled), photo, description',
      },
      {
        concept: 'registration',
        words: 'sign-up',
        takes: /^(?:sign[- ]?up|registration|participant|attendee)$/,
        asked: /\b(?:sign[- ]?ups?|join|regist\w+|rsvps?|attend\w*)\b/,
        fields: 'name, email, phone, >event, status(coming|maybe|cancelled), notes',
      },
      {
        ...member,
        asked: /\bmembers?\b/,
        fields:
          'name, photo, email, phone, emergency contact:string, joined:date, status(active|paused|left)',
      },
    ],
    noFields: /^(?:members?|rides?|walks?|hikes?)$/,
    open: 'see',
    openIf: site,
  },
];
