import type { TemplateData } from '../template-data.ts';

export const band: TemplateData = {
  id: 'band',
  name: 'Band',
  summary: 'Gigs for fans and a form to book you, with songs, set lists and rehearsals for the band.',
  group: 'sites',
  icon: 'Music',
  color: '#a21caf',
  keywords: 'band music gig concert song setlist rehearsal musician tour fan album singer',
  tagline: 'Loud guitars, honest songs',
  people: ['Band member'],
  things: [
    {
      name: 'Gig',
      concept: null,
      icon: 'Music',
      kind: 'event',
      internal: ['Fee', 'Notes'],
      fields: [
        'Name!',
        'Start: date and time',
        'City',
        'Doors: time',
        'Tickets: web address',
        'Status: states: Pencilled in, Confirmed, Sold out, Played',
        'Fee: money',
        'Notes: long text',
      ],
      rows: `
        The Lantern Room | +6 20:00 | Riverton | 19:00 | https://example.com/tickets/lantern | Confirmed | 450 | Load-in at five, parking behind the building.
        Harbour Stage, summer night | +19 18:30 | Eastbay | 17:00 | https://example.com/tickets/harbour | Sold out | 800 | Festival backline.
        Cellar Bar | +34 21:00 | Fairview | 20:00 | https://example.com/tickets/cellar | Pencilled in | 300 | Bring our own PA.
        Old Cinema, seated show | +48 19:30 | Northgate | 18:45 | https://example.com/tickets/cinema | Confirmed | 600 | Acoustic set.
        Market Square | +27 16:00 | Riverton | 15:00 | - | Confirmed | 250 | -`,
    },
    {
      name: 'Song',
      concept: null,
      icon: 'Music2',
      kind: 'content',
      fields: [
        'Title!',
        'Key',
        'Tempo: number',
        'Minutes: number',
        'State: states: Idea, Learning, Ready',
        'Lyrics: long text',
      ],
      rows: `
        Paper Lighthouse | D | 122 | 4 | Ready | -
        Second-hand Sun | A minor | 96 | 5 | Ready | -
        Engine Room | E | 148 | 3 | Ready | -
        Northern Line | G | 110 | 4 | Ready | -
        Half a Map | C | 84 | 5 | Learning | -
        Tin Roof | F sharp minor | 132 | 3 | Idea | Chorus is there, second verse is missing.`,
    },
    {
      name: 'Set list entry',
      plural: 'Set list',
      icon: 'ListMusic',
      concept: null,
      kind: 'resource',
      fields: ['Song!: link: Song', 'Gig!: link: Gig', 'Position: number', 'Note: long text'],
      rows: `
        Engine Room | The Lantern Room | 1 | Straight in
        Paper Lighthouse | The Lantern Room | 2 | -
        Second-hand Sun | The Lantern Room | 3 | Capo on 2
        Northern Line | The Lantern Room | 4 | Long ending
        Second-hand Sun | Old Cinema, seated show | 1 | Two guitars only
        Half a Map | Old Cinema, seated show | 2 | -`,
    },
    {
      name: 'Rehearsal',
      concept: 'rehearsal',
      fields: ['Title!', 'Start: date and time', 'Place', 'Plan: long text'],
      rows: `
        Full run-through | +2 19:00 | Garage | Lantern Room set, twice.
        New songs | +9 19:00 | Garage | Half a Map and the bridge of Tin Roof.
        Acoustic evening | +23 18:30 | Kitchen | Old Cinema set, quiet amps.
        Sound check practice | -5 19:00 | Garage | In-ear mix for everyone.`,
    },
    {
      name: 'Booking request',
      concept: null,
      icon: 'Mail',
      kind: 'transaction',
      fields: [
        'Name!',
        'Email: email',
        'Phone: phone',
        'Occasion: choice: Concert, Festival, Private party, Other',
        'Day: date',
        'Place',
        'Message: long text',
        'Status: states: New, Answered, Booked, Declined',
      ],
      rows: `
        Hugo Marsh | hugo.marsh@example.com | (202) 555-0118 | Festival | +90 | Meadow Park | Open air, about 600 people. | New
        Celia Stern | celia.stern@example.com | (202) 555-0133 | Private party | +45 | Old Mill | A 40th birthday, one hour is enough. | Answered
        Devon Price | devon.price@example.com | (202) 555-0147 | Concert | +34 | Cellar Bar | - | Booked
        Ulla Berg | ulla.berg@example.com | (202) 555-0162 | Other | +20 | School hall | Could you play at our summer fair? | Declined`,
    },
    {
      name: 'Fan',
      plural: 'Fans',
      concept: 'subscriber',
      icon: 'Heart',
      fields: ['Name!', 'Email!: email', 'City', 'Joined: date'],
      rows: `
        Lotte Vos | lotte.vos@example.com | Riverton | -80
        Jerome Hill | jerome.hill@example.com | Eastbay | -33
        Sara Blom | sara.blom@example.com | Fairview | -11
        Nikhil Rao | nikhil.rao@example.com | Riverton | -2`,
    },
  ],
  pages: [
    {
      kind: 'home',
      name: 'Home',
      for: 'everyone',
      thing: 'Gig',
      props: {
        headline: 'See us live',
        text: 'Four people, two guitars and a van that mostly works. Find the next show near you.',
        call: 'Want us on your stage?',
      },
    },
    { kind: 'list', thing: 'Gig', name: 'Tour dates', for: 'everyone', icon: 'CalendarDays' },
    {
      kind: 'form',
      thing: 'Booking request',
      name: 'Book us',
      for: 'everyone',
      fields: ['Name', 'Email', 'Phone', 'Occasion', 'Day', 'Place', 'Message'],
    },
    {
      kind: 'form',
      thing: 'Fan',
      name: 'Newsletter',
      for: 'everyone',
      icon: 'Heart',
      fields: ['Name', 'Email', 'City'],
    },
    { kind: 'calendar', thing: 'Gig', name: 'Calendar' },
    { kind: 'board', thing: 'Booking request', name: 'Requests' },
  ],
  rules: ['Fan: see: users', 'Fan: delete: admin', 'Booking request: see: users'],
};
