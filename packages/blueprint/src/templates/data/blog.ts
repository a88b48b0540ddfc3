import type { TemplateData } from '../template-data.ts';

export const blog: TemplateData = {
  id: 'blog',
  name: 'Blog',
  summary: 'Articles with pictures and topics, comments from readers and a list of subscribers.',
  group: 'sites',
  icon: 'BookOpen',
  color: '#334155',
  keywords: 'blog article post magazine writing journal newsletter author reader comment news stories',
  use: 'public site',
  tagline: 'Notes on making, mending and paying attention',
  people: ['Author'],
  things: [
    {
      name: 'Post',
      concept: 'post',
      fields: [
        'Title!',
        'Summary',
        'Text: long text',
        'Topic: choice: Making, Home, Outdoors, Thoughts',
        'Author',
        'Published on: date',
        'Status: states: Draft, In review, Published',
        'Picture: picture',
      ],
      rows: `
        A table from one plank | What I learned from building slowly. | I had one good plank and a free weekend. The plan was simple: measure three times, cut once, and leave room for mistakes. By Sunday evening there was a table, and I knew every knot in it. | Making | Noa Winter | -3 | Published
        Mending a wool jumper | A visible repair is a good repair. | The elbow went first, as elbows do. I chose a thread that didn’t match on purpose. Now the patch is the part that people ask about. | Home | Noa Winter | -10 | Published
        Three walks before breakfast | Short routes for early risers. | You don’t need a mountain to start the day outside. Each of these walks takes less than an hour and ends at a bakery. | Outdoors | Eli Marsh | -17 | Published
        On owning fewer tools | Ten tools that do almost everything. | Every tool wants space, care and attention. I gave away half of mine and haven’t missed one yet. | Thoughts | Noa Winter | -26 | Published
        A bench for the balcony | Small, light and good for two. | Work in progress: the legs are glued and the seat is still in pieces. | Making | Eli Marsh | +4 | Draft`,
    },
    {
      name: 'Comment',
      concept: 'comment',
      fields: ['Name!', 'Comment!: long text', 'Post!: link: Post'],
      rows: `
        Greta | Beautiful grain! Which oil did you use? | A table from one plank
        Tomas | I tried this on my socks. Not bad for a first time. | Mending a wool jumper
        Ana | The second walk is now part of my week. | Three walks before breakfast
        Piet | Which ten tools? Please share the list. | On owning fewer tools`,
    },
    {
      name: 'Subscriber',
      concept: 'subscriber',
      icon: 'Mail',
      fields: ['Name!', 'Email!: email', 'Joined: date'],
      rows: `
        Greta Lund | greta.lund@example.com | -60
        Tomas Beran | tomas.beran@example.com | -42
        Ana Costa | ana.costa@example.com | -12
        Piet Bakker | piet.bakker@example.com | -3`,
    },
    {
      name: 'Idea',
      icon: 'Lightbulb',
      concept: null,
      kind: 'content',
      fields: ['Title!', 'Notes: long text', 'Status: states: Idea, Writing, Done'],
      rows: `
        How to sharpen a kitchen knife | Ask Eli for photos. | Idea
        The five-minute evening tidy | - | Writing
        Letters to a younger maker | Could be a series. | Idea
        A table from one plank | - | Done`,
    },
  ],
  pages: [
    {
      kind: 'blog',
      thing: 'Post',
      name: 'Blog',
      for: 'everyone',
      props: { description: 'Notes on making, mending and paying attention.' },
    },
    {
      kind: 'form',
      thing: 'Subscriber',
      name: 'Subscribe',
      for: 'everyone',
      icon: 'Mail',
      fields: ['Name', 'Email'],
    },
    { kind: 'board', thing: 'Idea', name: 'Ideas board' },
  ],
  rules: ['Subscriber: see: admin', 'Post: change: users', 'Comment: delete: admin'],
};
