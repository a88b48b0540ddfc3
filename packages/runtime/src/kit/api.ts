import type { ComponentType, ReactNode } from 'react';
import type { EntityClient, Row, Where } from '../sdk/entity-types.ts';

/** A lucide icon, imported by the page: `import { Truck } from 'lucide-react'`. */
export type Icon = ComponentType<{ className?: string; strokeWidth?: number | string }>;

export type Preset =
  | 'plain'
  | 'neo-brutalism'
  | 'neumorphism'
  | 'glassmorphism'
  | 'material-design'
  | 'claymorphism';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

export type Format = 'number' | 'money' | 'percent' | 'hours' | 'text';

export type Aggregate = 'count' | 'sum' | 'avg' | 'min' | 'max';

/** A number over records. Fields may go through a reference: `project_id.hourly_rate`. */
export type Measure = {
  agg: Aggregate;
  /** The number that is summed or averaged; not needed for `count`. */
  field?: string;
  /** A second number that `field` (or `between`) is multiplied with, such as `product_id.price`. */
  times?: string;
  /** Hours between two date-time (or time) fields, in place of `field`. */
  between?: [start: string, end: string];
  where?: Where;
  format?: Format;
};

export type Theme = {
  preset: Preset;
  mode: 'light' | 'dark' | 'system';
  /** Any CSS colour, taken to the letter in light mode and in the `mode` asked for; text on it follows. */
  primary: string;
  /** The ground of the page, in light mode and in the `mode` asked for. */
  background?: string;
  /** `inter` (default), or fonts as CSS lists them, the last one of every computer: `Georgia, serif`. */
  font?: 'inter' | 'serif' | 'rounded' | 'mono' | `${string}, ${string}`;
  /** Corner of cards in pixels. */
  radius?: number;
  density?: 'compact' | 'normal' | 'roomy';
  /** Size of all letters; spacing stays as `density` says. */
  text?: 'small' | 'normal' | 'large' | 'huge';
  /** Weight of titles. */
  headings?: 'light' | 'bold';
  /** Grounds of single parts, any CSS colour; their text colour follows. `heading` is the colour of titles themselves. */
  parts?: { sidebar?: string; header?: string; card?: string; heading?: string };
};

/** `page` is the page's file name (`Tasks`); an item with children may have no page of its own. */
export type NavigationItem = {
  page?: string;
  label: string;
  icon?: Icon;
  /** What the page is about: whoever may not see any of it is not offered the page. */
  entity?: EntityClient;
  children?: NavigationItem[];
};

/** A part of a page: `href` is `#` with the part's id. */
export type Anchor = { label: string; href: string };

/** Sidebar, mobile drawer, search over `searchIn`, light and dark switch, user menu; plain header on public pages. */
export type AppShellProps = {
  /** For where the app's own name is unknown: else that is shown, with its logo in place of the icon. */
  name?: string;
  icon?: Icon;
  /** Plain and light where none is given. */
  theme?: Theme;
  navigation?: NavigationItem[];
  /** Pages that are shown with the public header and without the sidebar. */
  publicPages?: string[];
  /** By page: the parts that its public header leads to. */
  anchors?: Record<string, Anchor[]>;
  /** Handed to the layout as `currentPageName`. */
  currentPage: string;
  /** What global search looks through; `page` is the detail page, opened as `?id=`. */
  searchIn?: { entity: EntityClient; page: string; icon?: Icon }[];
  locale?: string;
  currency?: string;
  /** A low bar at the top instead of the sidebar, for an app that is one tool on one page. */
  slim?: boolean;
  /** `false` where an account gives nobody more than a visitor has: no sign-in is offered. */
  accounts?: boolean;
  children: ReactNode;
};

/** The frame of one page: title, a line below it, actions at the right. */
export type PageProps = {
  title: string;
  description?: string;
  /** Says which day it is, for a page that shows what is due. */
  dated?: boolean;
  /** What the page is about: whoever may read none of it sees the title and one sentence. */
  entity?: EntityClient;
  actions?: ReactNode;
  children?: ReactNode;
};

/** Lays its children out: `stats` (up to 4), `halves`, `wide` (two thirds and one), `thirds`. */
export type GridProps = { kind?: 'stats' | 'halves' | 'wide' | 'thirds' | 'aside'; children: ReactNode };

/** A titled card for free content. */
export type PanelProps = { title?: string; description?: string; action?: ReactNode; children: ReactNode };

/** "New task": opens the side sheet with the form. */
export type CreateButtonProps = {
  entity: EntityClient;
  label?: string;
  fields?: string[];
  defaults?: Record<string, unknown>;
};

/** Shared by the views on a list of records. Fields and columns are property names. */
type Listing = {
  entity: EntityClient;
  /** Always applied, beside what the person picks. */
  where?: Where;
  /** First order: `name`, `-created_date`. */
  sort?: string;
  /** Fields with a filter; without it every enum, reference, boolean, date and number of the columns. */
  filters?: string[];
  /** Fields that the search box looks in; without it the text fields. `false` hides it. */
  search?: string[] | false;
  /** Page that a record opens with `?id=`; without it the edit sheet opens. */
  detailPage?: string;
  /** Fields of the form, in order; without it all of the schema. */
  formFields?: string[];
  emptyTitle?: string;
  emptyText?: string;
  /** Hides create, edit and delete. */
  readOnly?: boolean;
  /** Values that a new record starts with. */
  defaults?: Record<string, unknown>;
  /** What the list opens with; a press on its button shows everything. `mine` keeps what the person made. */
  focus?: Focus;
  /** One press on a row's button gives the field this value; not offered where it has it. */
  quick?: Quick;
};

export type Focus = { label: string; where?: Where; mine?: boolean };
export type Quick = { label: string; field: string; value: string | boolean };

/** Which columns are shown and how many rows is kept for each person. */
export type RecordTableProps = Listing & {
  columns: string[];
  /** Rows per page at first: 10, 25 (default), 50, 100. */
  pageSize?: number;
  /** Field of the from/to filter; without it the first date field among `filters`. */
  dateFilter?: string;
  /** Buttons of each row beside edit and delete. */
  rowActions?: (row: Row) => ReactNode;
  /** Shows CSV in and out (default true). */
  csv?: boolean;
};

/** Cards in a grid: title field, then `fields`. */
export type RecordCardsProps = Listing & {
  fields: string[];
  imageField?: string;
  /** A number that a button on each card counts up. */
  voteField?: string;
  /** Where the votes lie, one record a voter. */
  votes?: EntityClient;
};

/** Pictures in a grid. */
export type RecordGalleryProps = Listing & { imageField: string; fields?: string[] };

/** Columns of an enum (or boolean) field, with counts and sums of all records; cards move by pointer and keyboard. */
export type RecordBoardProps = Listing & {
  field: string;
  cardFields: string[];
  /** Number shown as the sum of each column. */
  sumField?: string;
};

/** Records that stand on a calendar beside those of other entities, in a colour of their own. */
export type CalendarSource = Pick<
  Listing,
  'entity' | 'where' | 'detailPage' | 'formFields' | 'readOnly' | 'defaults'
> & {
  dateField: string;
  endField?: string;
  /** What the legend calls them: `Exams`. */
  label?: string;
};

/** Month and week; a click on a day creates there, the arrows lead from day to day. */
export type RecordCalendarProps = Listing & {
  dateField: string;
  endField?: string;
  /** Enum field whose value gives the colour; with `also` each kind has one colour instead. */
  colorField?: string;
  /** What the legend calls the first kind, where there are several. */
  label?: string;
  /** Further kinds of records on the same calendar; a legend shows and hides each. */
  also?: CalendarSource[];
};

/** Records on a line of time, newest first unless `sort` says otherwise. */
export type RecordTimelineProps = Listing & { dateField: string; fields?: string[] };

/** Rows of `entity` whose reference `field` points to the shown record. */
export type Related = {
  entity: EntityClient;
  field: string;
  label: string;
  columns: string[];
  sort?: string;
  /** Fields of the form for a new child. */
  formFields?: string[];
  detailPage?: string;
  /** What people write in it, such as a comment: shown as a conversation with a field to write on instead of a table. */
  textField?: string;
  /** Who wrote it, where a field says so; else who created it. */
  authorField?: string;
};

/** A number over the rows of `entity` whose reference `by` points to the shown record, less `minus` where given. */
export type Computed = Measure & {
  label: string;
  entity: EntityClient;
  by: string;
  minus?: Measure & { entity: EntityClient; by: string };
  /** Own number field that the result is shown against, as a progress bar. */
  target?: string;
  tone?: Tone;
};

/** The page of one record, taken from `?id=`: facts, what belongs to it, and what is known to have happened. */
export type RecordDetailProps = {
  entity: EntityClient;
  /** Key facts, in order. */
  fields: string[];
  related?: Related[];
  listPage: string;
  imageField?: string;
  /** Buttons beside edit and delete. */
  actions?: (row: Row) => ReactNode;
  computed?: Computed[];
  formFields?: string[];
  readOnly?: boolean;
};

/** A form on the page itself; the same that the sheets hold. More than 12 fields are cut into parts with headings. */
export type RecordFormProps = {
  entity: EntityClient;
  /** Edits this record; creates one without it. */
  record?: Row | null;
  fields?: string[];
  defaults?: Record<string, unknown>;
  submitLabel?: string;
  onSaved?: (row: Row) => void;
  onCancel?: () => void;
};

export type StatProps = Measure & {
  label: string;
  entity: EntityClient;
  icon?: Icon;
  tone?: Tone;
  /** Shows the change against the span before, over `dateField`; the figure itself is then this month's or week's. */
  compare?: 'month' | 'week';
  /** Default `created_date`. */
  dateField?: string;
  /** A line below the figure. */
  hint?: string;
  /** Page that the card opens. */
  page?: string;
};

export type ChartProps = Measure & {
  title: string;
  hint?: string;
  entity: EntityClient;
  kind: 'bar' | 'donut' | 'line' | 'area';
  /** Enum, reference, boolean or date field. */
  groupBy: string;
  /** For dates; default month. */
  bucket?: 'day' | 'week' | 'month';
  /** How many buckets back (default 12) or groups at most (default 8). */
  limit?: number;
  /** A second measure beside the first, such as planned and actual. */
  second?: Measure & { label: string; entity?: EntityClient; groupBy?: string };
  label?: string;
};

/** A short table of the newest (or by `sort`) records. */
export type RecentRecordsProps = {
  title: string;
  entity: EntityClient;
  fields: string[];
  sort?: string;
  limit?: number;
  where?: Where;
  detailPage?: string;
  /** Page of "View all". */
  listPage?: string;
  /** A small picture before the first column. */
  imageField?: string;
  emptyText?: string;
};

/** Lists records that want somebody's hand, each under its reason. */
export type AttentionProps = {
  title?: string;
  items: {
    entity: EntityClient;
    where: Where;
    label: string;
    /** Field whose value is shown beside the title. */
    hint?: string;
    page?: string;
    icon?: Icon;
    /** Two own fields instead of a constant: shows rows where `field` is below (or above) `than`. */
    compare?: { field: string; is: 'below' | 'above'; than: string };
  }[];
  emptyText?: string;
};

/** Week by day: hours between two fields, per group (a reference or enum), with totals. */
export type TimesheetProps = {
  title?: string;
  entity: EntityClient;
  startField: string;
  endField: string;
  groupBy: string;
  where?: Where;
};

/** A table of numbers per group: one row a group, one column an item, a last row with the sums. */
export type TotalsProps = {
  title?: string;
  entity: EntityClient;
  /** Reference, enum or date (with `bucket`) field; may go through a reference (`project_id.client_id`). */
  groupBy: string;
  bucket?: 'day' | 'week' | 'month';
  items: (Measure & { label: string; entity?: EntityClient; groupBy?: string })[];
  where?: Where;
  /** Date field for a from/to picker. */
  dateField?: string;
};

/** League table: played, won, drawn, lost, goals, points; unplayed matches (no score) do not count. */
export type StandingsProps = {
  title?: string;
  teams: EntityClient;
  matches: EntityClient;
  homeField: string;
  awayField: string;
  homeScoreField: string;
  awayScoreField: string;
  points?: { win: number; draw: number };
  where?: Where;
};

/** Things to tick: a boolean field, or (habits) a log row per day. */
export type ChecklistProps = {
  title?: string;
  entity: EntityClient;
  /** Boolean field, or the enum value in `doneValue`. */
  doneField?: string;
  doneValue?: string;
  /**
   * Ticking writes (and unticking removes) a row of `entity` for today instead of changing the record; what was ticked
   * in a row is counted, in weeks where `rhythmField` of the record says `weekly`.
   */
  log?: {
    entity: EntityClient;
    refField: string;
    dateField: string;
    valueField?: string;
    rhythmField?: string;
  };
  where?: Where;
  sort?: string;
  /** Shows a line to add one at once (default true). */
  quickAdd?: boolean;
  fields?: string[];
  detailPage?: string;
  emptyText?: string;
};

/** CSV out (what `where` selects) and in: columns by name or title, references by title, all lines or none. */
export type CsvButtonsProps = { entity: EntityClient; fields?: string[]; where?: Where };

/** One value as the tables show it. */
export type FieldValueProps = { entity: EntityClient; field: string; row: Row };
