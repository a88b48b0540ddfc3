import type { ReactNode } from 'react';
import type { EntityClient, Where } from '../../sdk/entity-types.ts';
import type { Icon } from '../api.ts';
import type { ReviewsProps } from '../public-api.ts';

/** A part of a landing page. Headings and texts stand in it as plain elements: `<h2>`, `<p>`. */
export type BandProps = {
  /** Anchor that links lead to. */
  id?: string;
  /** `plain` ground of the page (default), `soft` tinted, `strong` in the main colour. */
  tone?: 'plain' | 'soft' | 'strong';
  className?: string;
  children: ReactNode;
};

/** The first thing that a visitor reads: `<h1>`, `<p>`, `<BandActions>`; a picture beside or behind the words. */
export type HeroBandProps = BandProps & {
  image?: string;
  imageAlt?: string;
  layout?: 'beside' | 'behind' | 'centre';
  /** Up to three, drawn large beside the words where there is no picture. */
  icons?: Icon[];
};

/** Buttons in a row. */
export type BandActionsProps = { children: ReactNode };

/** A link that looks like a button: to a page of the app, an anchor or an address. */
export type BandLinkProps = {
  page?: string;
  href?: string;
  quiet?: boolean;
  className?: string;
  children: ReactNode;
};

/** One advantage: icon, `<h3>`, `<p>`. */
export type BandPointProps = { icon?: Icon; className?: string; children: ReactNode };

/** One step of how it works; numbered by its place. */
export type BandStepProps = { className?: string; children: ReactNode };

/** One price: `<h3>` and `<p>`, then `<ul>` of what is in it and a `<BandLink>`. */
export type BandPriceProps = {
  price: string;
  /** Such as "a month". */
  per?: string;
  /** Stands out among the others, with a word why. */
  badge?: string;
  className?: string;
  children: ReactNode;
};

/** What somebody said. */
export type BandQuoteProps = {
  name: string;
  role?: string;
  image?: string;
  stars?: number;
  className?: string;
  children: ReactNode;
};

/** A question whose answer opens. */
export type BandQuestionProps = { question: string; children: ReactNode };

/** A person of the team: `<h3>` name, `<p>` role. */
export type BandPersonProps = { image?: string; name: string; className?: string; children?: ReactNode };

/** Without an address the place of the picture is shown. */
export type BandPictureProps = { src?: string; alt: string; caption?: string };

/** Rows of names and what belongs to them: days and hours, dishes and prices. */
export type BandFactsProps = { children: ReactNode };
export type BandFactProps = { label: string; children: ReactNode };

/** Where something is: `<h2>`, `<p>`; with an address a link to the map. */
export type PlaceBandProps = BandProps & { address?: string };

/** A number with what it counts; with an entity it is counted. */
export type BandFigureProps = {
  value?: string;
  entity?: EntityClient;
  suffix?: string;
  className?: string;
  children: ReactNode;
};

/** A form that writes a record, beside the words. */
export type FormBandProps = BandProps & {
  entity: EntityClient;
  fields: string[];
  submitLabel: string;
  thanks: string;
  defaults?: Record<string, unknown>;
};

/** The end of the page: name, a line and links. */
export type SiteFooterProps = {
  name: string;
  links?: { label: string; page?: string; href?: string }[];
  children?: ReactNode;
};

/** The buyer's own orders, newest first, each with what is in it. */
export type OrderHistoryProps = {
  /** The orders. */
  entity: EntityClient;
  numberField?: string;
  totalField?: string;
  /** State of the order, and of its payment. */
  statusField?: string;
  paymentField?: string;
  orderItems?: EntityClient;
  products?: EntityClient;
  /** Names of the item's fields. */
  itemFields?: { order: string; product: string; quantity: string; price?: string };
  cataloguePage?: string;
};

/** Posts for visitors: cover, beginning, author, date; filtered by tags. */
export type BlogListProps = {
  /** The posts. */
  entity: EntityClient;
  /** Page that shows a post, opened with `?id=`. */
  postPage: string;
  textField: string;
  excerptField?: string;
  imageField?: string;
  authorField?: string;
  dateField?: string;
  /** Tags, an enum or a category. */
  tagsField?: string;
  statusField?: string;
  /** Value of `statusField` (or true) with which visitors see a post. */
  published?: string | boolean;
  /** What a post tells beside its text; the editor asks for it. */
  facts?: string[];
  /** Fields that readers filter by. */
  filters?: string[];
  /** Numbers that are added up over the posts on show. */
  sums?: string[];
};

/** One post by `?id=`; `?edit=1` (or `?edit=new`) opens the editor for those who may write. */
export type BlogPostProps = Omit<BlogListProps, 'postPage'> & {
  listPage: string;
  /** Value of `statusField` of what is not shown yet. */
  draft?: string | boolean;
  /** What readers write below it. */
  comments?: Comments;
};

/** Texts that people write below a record: `field` points to it. */
export type Comments = {
  entity: EntityClient;
  field: string;
  label: string;
  textField: string;
  authorField?: string;
  /** Only who is signed in may write. */
  forMembers?: boolean;
};

/** Work on show: pictures in a grid, filtered by category. */
export type ProjectGridProps = {
  entity: EntityClient;
  imageField?: string;
  categoryField?: string;
  /** Line below the title. */
  lineField?: string;
  /** Further facts in that line, such as year and material; the first two are shown. */
  facts?: string[];
  /** Page that shows one, opened with `?id=`. */
  detailPage?: string;
  where?: Where;
  sort?: string;
};

/** One record for visitors by `?id=`: pictures, facts, text, and a form that names the record. */
export type PublicDetailProps = {
  entity: EntityClient;
  listPage: string;
  imageField?: string;
  /** Further pictures: other image fields. */
  imageFields?: string[];
  textField?: string;
  /** Facts beside the pictures, in order. */
  fields: string[];
  priceField?: string;
  /** What a visitor may send about it. */
  enquiry?: {
    entity: EntityClient;
    fields: string[];
    /** Field of the enquiry that takes the record: a reference, or a text that takes its name. */
    aboutField?: string;
    title: string;
    submitLabel: string;
    thanks: string;
    /** What is filled in for the visitor, such as the day of sending. */
    defaults?: Record<string, unknown>;
  };
  /** What people think of it, with a form for one's own; `aboutField` refers to the record. */
  reviews?: Omit<ReviewsProps, 'about'>;
  /** Number of pieces left, and the page of the cart, for things that are sold. */
  stockField?: string;
  cartPage?: string;
};
