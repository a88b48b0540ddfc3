import type { TemplateData } from '../template-data.ts';

export const portfolio: TemplateData = {
  id: 'portfolio',
  name: 'Portfolio',
  summary: 'Your work with pictures, what you offer, and a form for people who want to work with you.',
  group: 'sites',
  icon: 'Images',
  color: '#be185d',
  keywords: 'portfolio designer photographer artist freelance work showcase illustrator creative project',
  use: 'public site',
  tagline: 'Illustration and design for people who care about details',
  things: [
    {
      name: 'Project',
      concept: 'portfolio_piece',
      icon: 'Image',
      fields: [
        'Title!',
        'Category: choice: Illustration, Branding, Editorial, Web',
        'Client',
        'Year: number',
        'Description: long text',
        'Picture: picture',
      ],
      rows: `
        Field guide to city birds | Illustration | Common Press | 2026 | Forty birds in ink and watercolour, drawn from the window.
        Corner bakery identity | Branding | Corner Bakery | 2026 | Logo, bags and a sign that can be read from the tram.
        Slow travel magazine | Editorial | Slow Pages | 2025 | Layout and illustrations for four issues.
        Museum night poster | Illustration | City Museum | 2025 | A poster that glows in the dark, on purpose.
        Seed library website | Web | Seed Library | 2024 | A small, fast site with a drawing for each plant.
        Tea packaging | Branding | Hill Tea | 2024 | Six tins that tell one story side by side.`,
    },
    {
      name: 'Service',
      icon: 'Sparkles',
      concept: 'service',
      fields: ['Name!', 'Description: long text', 'Price from: money'],
      rows: `
        Illustration | Single drawings or a whole book, for print and screen. | 400
        Visual identity | Logo, colours, type and a short guide to using them. | 2500
        Editorial design | Layout for magazines, reports and books. | 1800
        Website design | Design for a small site, handed over ready to build. | 2200`,
    },
    {
      name: 'Enquiry',
      plural: 'Enquiries',
      concept: 'enquiry',
      fields: [
        'Name!',
        'Email: email',
        'What it’s about: choice: Illustration, Branding, Editorial, Web, Something else',
        'Budget: choice: Under 1000, 1000 to 3000, Over 3000, Not sure yet',
        'Message: long text',
        'Status: states: New, Talking, Agreed, Declined',
      ],
      rows: `
        Frieda Lang | frieda.lang@example.com | Branding | 1000 to 3000 | We’re opening a bookshop in spring and need a logo. | New
        Robin Ellis | robin.ellis@example.com | Illustration | Under 1000 | Three drawings for a children’s menu. | Talking
        Mariam Sy | mariam.sy@example.com | Web | Over 3000 | Our site is ten years old and looks it. | Agreed
        Oskar Lund | oskar.lund@example.com | Something else | Not sure yet | Do you teach workshops? | New`,
    },
    {
      name: 'Testimonial',
      concept: null,
      icon: 'Quote',
      kind: 'content',
      fields: ['From!', 'Quote: long text', 'Project: link: Project'],
      rows: `
        Corner Bakery | People ask about the sign every single day. | Corner bakery identity
        Slow Pages | Calm, precise and always on time. | Slow travel magazine
        Seed Library | The drawings made our members smile. | Seed library website`,
    },
  ],
  pages: [
    {
      kind: 'home',
      name: 'Home',
      for: 'everyone',
      thing: 'Project',
      props: {
        headline: 'Pictures with a point',
        text: 'I draw and design for books, brands and small organisations.',
        aboutTitle: 'About me',
        about:
          'I work from a small studio with good light. I like clear briefs, early sketches and finishing on time.',
        call: 'Have a project in mind?',
      },
    },
    { kind: 'list', thing: 'Project', name: 'Work', for: 'everyone', icon: 'Images' },
    { kind: 'list', thing: 'Service', name: 'What I offer', for: 'everyone' },
    {
      kind: 'form',
      thing: 'Enquiry',
      name: 'Get in touch',
      for: 'everyone',
      icon: 'Mail',
      fields: ['Name', 'Email', 'What it’s about', 'Budget', 'Message'],
    },
    { kind: 'board', thing: 'Enquiry', name: 'Enquiry board' },
  ],
  rules: ['Enquiry: see: admin', 'Project: change: admin', 'Service: change: admin'],
};
