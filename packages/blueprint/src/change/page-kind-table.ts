import type { BlueprintEntity, EntityKind, FieldType } from '@sayso/core/blueprint-schema';
import { doneOf } from '../emit/more-views.ts';
import { dateField, fieldsOf } from '../plan/look.ts';
import { type PageShape, shapeOf } from '../plan/page-shapes.ts';

export type FieldPlan = [
  label: string,
  type: FieldType,
  more?: { options?: readonly string[]; ref?: string; required?: boolean },
];
/** A thing that a page keeps. */
export type ThingPlan = { label: string; icon: string; kind: EntityKind; fields: readonly FieldPlan[] };
/** A page by the words that ask for it. */
export type Kind = PageShape & {
  shape: RegExp;
  /** Made where the app has nothing that fits. */
  thing?: ThingPlan;
  /** What is written below the first. */
  child?: ThingPlan;
  fits?: (entity: BlueprintEntity) => boolean;
  /** An existing thing only where the words name it. */
  mustBeNamed?: boolean;
};

export const pageKinds: readonly Kind[] = [
  {
    shape:
      /\b(?:feedback|ideas?|suggestions?|feature requests?)(?:\s+(?:board|page|box|wall))|\b(?:board|page|box|wall) (?:of|for|with) (?:ideas|feedback|suggestions)|\bvoting (?:board|page)\b/i,
    ...shapeOf('feedback'),
    mustBeNamed: true,
    thing: {
      label: 'Idea',
      icon: 'Lightbulb',
      kind: 'content',
      fields: [
        ['Title', 'string'],
        ['Description', 'text'],
        ['Status', 'enum', { options: ['New', 'Planned', 'In progress', 'Done'] }],
        ['Votes', 'int'],
      ],
    },
    child: {
      label: 'Idea comment',
      icon: 'MessageCircle',
      kind: 'log',
      fields: [['Comment', 'text', { required: true }]],
    },
  },
  {
    shape: /\b(?:forum|discussion (?:board|page)|message board|discussions)\b/i,
    ...shapeOf('forum'),
    mustBeNamed: true,
    thing: {
      label: 'Topic',
      icon: 'MessagesSquare',
      kind: 'content',
      fields: [
        ['Title', 'string'],
        ['Text', 'text'],
        ['Category', 'enum', { options: ['General', 'Questions', 'News'] }],
        ['Pinned', 'bool'],
      ],
    },
    child: {
      label: 'Reply',
      icon: 'MessageCircle',
      kind: 'log',
      fields: [['Text', 'text', { required: true }]],
    },
  },
  {
    shape: /\bchat(?: room| page)?s?\b|\bmessaging\b/i,
    ...shapeOf('chat'),
    mustBeNamed: true,
    thing: {
      label: 'Message',
      icon: 'MessageCircle',
      kind: 'log',
      fields: [['Message', 'text', { required: true }]],
    },
  },
  {
    shape: /\b(?:leader ?board|high ?scores?(?: list| table| page)?|hall of fame|ranking(?: page| list)?)\b/i,
    ...shapeOf('leaderboard'),
    fits: (entity) => fieldsOf(entity, 'int', 'number').some(({ label }) => /score|points/i.test(label)),
    thing: {
      label: 'Score',
      icon: 'Trophy',
      kind: 'log',
      fields: [
        ['Player', 'string'],
        ['Score', 'int', { required: true }],
        ['Played on', 'date'],
      ],
    },
  },
  {
    shape: /\bmap\b/i,
    ...shapeOf('map'),
    thing: {
      label: 'Place',
      icon: 'MapPin',
      kind: 'resource',
      fields: [
        ['Name', 'string'],
        ['Latitude', 'number'],
        ['Longitude', 'number'],
        ['Category', 'enum', { options: ['Sight', 'Food', 'Other'] }],
        ['Notes', 'text'],
      ],
    },
  },
  {
    shape: /\bsettings?(?: page| screen)?$|\b(?:settings|preferences|configuration) page\b|\bpreferences$/i,
    ...shapeOf('settings'),
    mustBeNamed: true,
    thing: {
      label: 'Setting',
      icon: 'Settings',
      kind: 'settings',
      fields: [
        ['Organisation', 'string'],
        ['Contact email', 'email'],
        ['Notes', 'text'],
      ],
    },
  },
  {
    shape:
      /\b(?:files?|document) (?:library|page|archive|store|area)|\bfile (?:sharing|storage)\b|\bdocuments page\b/i,
    ...shapeOf('files'),
    fits: (entity) => fieldsOf(entity, 'file').length > 0,
    thing: {
      label: 'Document',
      icon: 'FileText',
      kind: 'content',
      fields: [
        ['Name', 'string'],
        ['File', 'file', { required: true }],
        ['Folder', 'string'],
        ['Notes', 'text'],
      ],
    },
  },
  {
    shape: /\b(?:directory|who'?s who|people page|staff page|contact list page)\b/i,
    ...shapeOf('directory'),
    fits: ({ kind }) => kind === 'person',
    thing: {
      label: 'Person',
      icon: 'User',
      kind: 'person',
      fields: [
        ['Name', 'string'],
        ['Job', 'string'],
        ['Email', 'email'],
        ['Phone', 'phone'],
        ['Photo', 'image'],
      ],
    },
  },
  {
    shape: /\bblog(?: page)?\b|\bnews page\b/i,
    ...shapeOf('blog'),
    mustBeNamed: true,
    thing: {
      label: 'Post',
      icon: 'Newspaper',
      kind: 'content',
      fields: [
        ['Title', 'string'],
        ['Excerpt', 'string'],
        ['Text', 'richtext'],
        ['Cover', 'image'],
        ['Published on', 'date'],
        ['Published', 'bool'],
      ],
    },
  },
  {
    shape: /\bportfolio(?: page)?\b/i,
    ...shapeOf('portfolio'),
    fits: (entity) => entity.kind !== 'person' && fieldsOf(entity, 'image').length > 0,
    thing: {
      label: 'Work',
      icon: 'Images',
      kind: 'content',
      fields: [
        ['Title', 'string'],
        ['Photo', 'image'],
        ['Category', 'enum', { options: ['Featured', 'Other'] }],
        ['Description', 'text'],
      ],
    },
  },
  {
    shape:
      /\bbooking (?:page|calendar|desk|form)|\bonline booking\b|\b(?:page|place) (?:to|where \w+ can) book\b/i,
    ...shapeOf('booking'),
    mustBeNamed: true,
    thing: {
      label: 'Booking',
      icon: 'CalendarPlus',
      kind: 'transaction',
      fields: [
        ['Name', 'string'],
        ['Email', 'email'],
        ['Start', 'datetime', { required: true }],
        ['End', 'datetime'],
        ['Status', 'enum', { options: ['Booked', 'Confirmed', 'Cancelled'] }],
      ],
    },
  },
  {
    shape: /\btime ?line\b/i,
    ...shapeOf('timeline'),
    fits: (entity) => dateField(entity) !== undefined,
  },
  {
    shape: /\b(?:check ?list|to-?do (?:list|page))(?: page)?\b/i,
    ...shapeOf('checklist'),
    fits: (entity) => doneOf(entity) !== undefined,
    thing: {
      label: 'To-do',
      icon: 'ListChecks',
      kind: 'log',
      fields: [
        ['Title', 'string'],
        ['Done', 'bool'],
      ],
    },
  },
  {
    shape: /\blanding page\b|\bhome ?page for visitors\b|\bwelcome page\b/i,
    ...shapeOf('landing'),
  },
];
