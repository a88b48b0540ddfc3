import type { TemplateData } from '../template-data.ts';

export const projects: TemplateData = {
  id: 'projects',
  name: 'Projects',
  summary: 'Projects with tasks, milestones and hours, for a team and its clients.',
  group: 'business',
  icon: 'FolderKanban',
  color: '#6d28d9',
  keywords: 'project task team milestone deadline kanban agency client hours timesheet todo sprint planning',
  people: ['Team member'],
  things: [
    {
      name: 'Project',
      concept: 'project',
      fields: [
        'Name!',
        'Client: link: Client',
        'Status: states: Planned, Active, On hold, Done',
        'Start date: date',
        'Due date: date',
        'Budget: money',
        'Goal: long text',
      ],
      rows: `
        Website relaunch | Fairview Museum | Active | -40 | +35 | 24000 | A site that works for visitors and volunteers alike.
        Annual report | River Trust | Active | -15 | +20 | 9500 | 48 pages, printed and online.
        Wayfinding signs | City Library | Planned | +14 | +90 | 16000 | Find any shelf without asking.
        Spring campaign | Corner Bakery | Done | -120 | -30 | 6200 | Posters, bags and a short film.
        Shop interior | Hill Tea | On hold | -60 | +60 | 31000 | Waiting for the lease.`,
    },
    {
      name: 'Task',
      concept: 'task',
      fields: [
        'Title!',
        'Project!: link: Project',
        'Assigned to',
        'Status: states: To do, In progress, Review, Done',
        'Priority: choice: Low, Normal, High',
        'Due date: date',
        'Notes: long text',
      ],
      rows: `
        Wireframes for the visit page | Website relaunch | Ida | Review | High | +1 | Two versions, one with the map first.
        Move old articles | Website relaunch | Tom | In progress | Normal | +9 | About 140 of them.
        Photo shoot in the museum | Website relaunch | Ida | To do | Normal | +14 | -
        Collect figures from finance | Annual report | Sam | In progress | High | -2 | Third reminder sent.
        Choose paper | Annual report | Ida | Done | Low | -5 | -
        Interview three volunteers | Annual report | Sam | To do | Normal | +4 | -
        Measure all corridors | Wayfinding signs | Tom | To do | Normal | +20 | Needs the building plans.`,
    },
    {
      name: 'Milestone',
      concept: null,
      icon: 'Flag',
      kind: 'event',
      fields: ['Name!', 'Project!: link: Project', 'Date: date', 'Reached: yes or no'],
      rows: `
        Design signed off | Website relaunch | +7 | no
        Launch | Website relaunch | +35 | no
        Text complete | Annual report | +6 | no
        To the printer | Annual report | +16 | no
        Campaign live | Spring campaign | -45 | yes`,
    },
    {
      name: 'Time entry',
      plural: 'Time entries',
      concept: null,
      icon: 'Clock',
      kind: 'log',
      fields: ['What!', 'Project!: link: Project', 'Person', 'Date: date', 'Hours: number'],
      rows: `
        Wireframes | Website relaunch | Ida | -1 | 5.5
        Content migration | Website relaunch | Tom | -1 | 6
        Client call | Website relaunch | Ida | -2 | 1
        Editing chapter two | Annual report | Sam | -2 | 4
        Layout | Annual report | Ida | -3 | 7
        Site visit | Wayfinding signs | Tom | -4 | 3`,
    },
    {
      name: 'Client',
      concept: 'client',
      kind: 'person',
      fields: ['Name!', 'Contact name', 'Email: email', 'Phone: phone'],
      rows: `
        Fairview Museum | Lena Brook | lena.brook@example.com | (202) 555-0114
        River Trust | Otto Kahn | otto.kahn@example.com | (202) 555-0125
        City Library | Ruth Ames | ruth.ames@example.com | (202) 555-0164
        Corner Bakery | Ada Crumb | ada.crumb@example.com | (202) 555-0139
        Hill Tea | Min-jun Seo | minjun.seo@example.com | (202) 555-0171`,
    },
  ],
  pages: [
    { kind: 'board', thing: 'Task', name: 'Task board' },
    { kind: 'calendar', thing: 'Milestone', name: 'Calendar' },
  ],
  rules: ['Project: delete: admin', 'Client: delete: admin', 'Time entry: change: owner'],
};
