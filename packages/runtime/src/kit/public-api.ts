import type { ReactNode } from 'react';
import type { EntityClient, Row, Where } from '../sdk/entity-types.ts';

export type HeroProps = {
  title: string;
  text?: string;
  image?: string;
  /** Each leads to a page or an anchor on this one. */
  actions?: { label: string; page?: string; href?: string; quiet?: boolean }[];
};

/** A titled part of a public page; `id` is its anchor. */
export type SectionProps = { id?: string; title?: string; text?: string; children?: ReactNode };

/** Records for visitors: no editing. */
export type PublicListProps = {
  title?: string;
  entity: EntityClient;
  fields: string[];
  where?: Where;
  sort?: string;
  limit?: number;
  imageField?: string;
  search?: string[] | false;
  filters?: string[];
  voteField?: string;
  /** Where the votes lie, one record a voter. */
  votes?: EntityClient;
  detailPage?: string;
  /** A button of each card. */
  action?: (row: Row) => ReactNode;
  emptyText?: string;
};

/** A visitor writes a record; `thanks` is shown when it is stored. Works without sign-in where the rules allow. */
export type PublicFormProps = {
  title?: string;
  text?: string;
  entity: EntityClient;
  fields: string[];
  submitLabel: string;
  thanks: string;
  defaults?: Record<string, unknown>;
};

/** Reviews with their average and a form for one's own. With `about` they are those of one record, else of all. */
export type ReviewsProps = {
  title?: string;
  entity: EntityClient;
  ratingField: string;
  textField?: string;
  /** Who wrote it, where visitors without an account do. */
  nameField?: string;
  /** Reference to the thing that is reviewed. */
  aboutField?: string;
  /** Id of the reviewed record. */
  about?: string;
  /** Fields of the form. */
  fields: string[];
  submitLabel?: string;
  thanks?: string;
  defaults?: Record<string, unknown>;
  /** Visitors read, and write once they have signed in. */
  forMembers?: boolean;
};

/** Products with "Add to cart", a search box and a filter by category. */
export type CatalogueProps = {
  products: EntityClient;
  priceField: string;
  imageField?: string;
  descriptionField?: string;
  categoryField?: string;
  /** Number of pieces left; 0 is sold out. */
  stockField?: string;
  where?: Where;
  sort?: string;
  /** Page that shows the cart and checkout. */
  cartPage: string;
  /** Public page of one product, opened with `?id=`. */
  detailPage?: string;
};

/** The link to the cart with the number of pieces in it. */
export type CartButtonProps = { page: string };

/** The cart, the buyer's fields, and the order written with its items when it is sent. */
export type CheckoutProps = {
  products: EntityClient;
  priceField: string;
  stockField?: string;
  orders: EntityClient;
  /** Fields of the order that the buyer fills in. */
  orderFields: string[];
  /** Number field of the order that takes the sum. */
  totalField?: string;
  orderDefaults?: Record<string, unknown>;
  /** Text field of the order where the shop reads what could not be done, such as stock that is still to be lowered. */
  noteField?: string;
  orderItems?: EntityClient;
  /** Names of the item's fields. */
  itemFields?: { order: string; product: string; quantity: string; price?: string };
  /** Asks for a test card first; how it went is written to `statusField`, where the order has one. No money moves. */
  payment?: { statusField?: string; paid?: string; declined?: string };
  /** Text field of the order that takes its number, made when the order is placed. */
  numberField?: string;
  cataloguePage: string;
  /** Page with the buyer's own orders. */
  ordersPage?: string;
  thanks: string;
};
