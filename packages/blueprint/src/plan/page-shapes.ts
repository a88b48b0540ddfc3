import type { Archetype } from '@sayso/core/blueprint-schema';

/** What a page of a kind is called, wherever it comes from: a description or a change request. */
export type PageShape = {
  archetype: Archetype;
  label: string;
  icon: string;
  /** Page of one record of it, opened from the first and not in the menu. */
  second?: Archetype;
  /** Made for visitors. */
  isOpen?: boolean;
};

const shapes = {
  chat: { label: 'Chat', icon: 'MessagesSquare' },
  forum: { label: 'Forum', icon: 'MessagesSquare', second: 'thread' },
  feedback: { label: 'Ideas', icon: 'Lightbulb' },
  booking: { label: 'Book', icon: 'CalendarCheck' },
  blog: { label: 'Blog', icon: 'BookOpen', second: 'post', isOpen: true },
  portfolio: { label: 'Portfolio', icon: 'Images', isOpen: true },
  landing: { label: 'Welcome', icon: 'House', isOpen: true },
  directory: { label: 'Directory', icon: 'BookUser' },
  files: { label: 'Files', icon: 'FolderOpen' },
  map: { label: 'Map', icon: 'MapPin' },
  gallery: { label: 'Gallery', icon: 'Images' },
  timeline: { label: 'Timeline', icon: 'Milestone' },
  checklist: { label: 'Checklist', icon: 'ListChecks' },
  leaderboard: { label: 'Leaderboard', icon: 'Trophy' },
  settings: { label: 'Settings', icon: 'Settings' },
} as const satisfies Readonly<Partial<Record<Archetype, Omit<PageShape, 'archetype'>>>>;
export type ShapedKind = keyof typeof shapes;

export const shapeOf = (archetype: ShapedKind): PageShape => ({ archetype, ...shapes[archetype] });

/** What a page takes from its shape. */
export const lookOfPage = (kind: ShapedKind) => {
  const { archetype, label, icon } = shapeOf(kind);
  return { archetype, label, icon };
};
