import type { EntityClient, Where } from '../../sdk/entity-types.ts';

/** Rooms at the left, their messages as they come; without rooms one conversation of everybody. */
export type ChatRoomsProps = {
  /** The messages. */
  entity: EntityClient;
  textField: string;
  /** Text, e-mail or reference to a person; without it whoever created the message. */
  authorField?: string;
  rooms?: EntityClient;
  /** Field of a message that names its room. */
  roomField?: string;
  /** Which rooms are listed. */
  roomWhere?: Where;
  placeholder?: string;
};

/** Topics of a forum: pinned ones first, then by the last word written, with the number of replies. */
export type ForumTopicsProps = {
  /** The topics. */
  entity: EntityClient;
  /** Page that shows a topic, opened with `?id=`. */
  threadPage: string;
  authorField?: string;
  /** Text of the topic, of which the list shows the beginning. */
  textField?: string;
  /** Enum or reference by which topics are filtered. */
  categoryField?: string;
  replies?: EntityClient;
  /** Field of a reply that names its topic. */
  replyTopicField?: string;
  pinnedField?: string;
  lockedField?: string;
  /** Fields of the form for a new topic. */
  formFields?: string[];
};

/** One topic with its replies, taken from `?id=`. Texts may hold markdown. */
export type ForumThreadProps = {
  /** The topics. */
  entity: EntityClient;
  textField?: string;
  authorField?: string;
  categoryField?: string;
  replies: EntityClient;
  replyTopicField: string;
  replyTextField: string;
  replyAuthorField?: string;
  pinnedField?: string;
  lockedField?: string;
  listPage: string;
  formFields?: string[];
};

/** Where and when people can book, shared by both ways of booking. */
type Bookable = {
  /** The bookings. */
  entity: EntityClient;
  /** Rooms, tables, courts, services, staff; without them there is one thing to book. */
  resources?: EntityClient;
  /** Field of a booking that names its resource. */
  resourceField?: string;
  resourceWhere?: Where;
  /** Picture and facts of a resource beside its name. */
  resourceImageField?: string;
  resourceFields?: string[];
  /** Fields that whoever books fills in. */
  fields?: string[];
  /** Values of every new booking, such as its first state. */
  defaults?: Record<string, unknown>;
  /** State of a booking: one of `freeStates` takes up no time; cancelling sets the first of them. */
  statusField?: string;
  freeStates?: string[];
  /** Times that are taken, without anybody's data, for visitors who may not read the bookings. Same field names. */
  taken?: EntityClient;
  thanks?: string;
};

/** Free and taken times of a day or week; a free one is booked with a click. */
export type BookingDeskProps = Bookable & {
  /** Date-time of the start, or with `dateField` the time of day. */
  startField: string;
  /** End of the booking; written where it is given. */
  endField?: string;
  /** Day of the booking, where start and end are times of day. */
  dateField?: string;
  /** `09:00`; a resource may have its own in `openField` and `closeField`. */
  opens?: string;
  closes?: string;
  openField?: string;
  closeField?: string;
  /** Length of a slot (60), or the field of the resource that holds it. */
  slotMinutes?: number;
  slotField?: string;
  /** Days on which it is open, Monday is 1; all without it. */
  days?: number[];
};

/** Nights from check-in to check-out on a calendar. */
export type StayBookingProps = Bookable & {
  /** First day, or check-in. */
  startField: string;
  /** Day of the check-out, which the next guest may check in on. */
  endField: string;
  /** Price a night, a field of the resource; the sum goes to `totalField`. */
  priceField?: string;
  totalField?: string;
  /** Field of the booking with the number of people, and of the resource with how many fit. */
  guestsField?: string;
  capacityField?: string;
};

/** Ideas with votes by state, newest or most wanted first; each opens with its comments. */
export type IdeaBoardProps = {
  /** The ideas. */
  entity: EntityClient;
  /** Number of votes. */
  voteField?: string;
  /** Where the votes lie, one record a voter. */
  votes?: EntityClient;
  textField?: string;
  statusField?: string;
  authorField?: string;
  comments?: EntityClient;
  /** Field of a comment that names its idea. */
  commentIdeaField?: string;
  commentTextField?: string;
  commentAuthorField?: string;
  /** Reference below which the ideas stand: an option's poll. */
  groupField?: string;
  /** Groups with this value take no more votes. */
  closedGroups?: { field: string; value: string };
  /** Fields of the form for a new idea. */
  formFields?: string[];
};

/** People on cards, found by name and filters; a card opens the profile. */
export type PeopleDirectoryProps = {
  entity: EntityClient;
  imageField?: string;
  /** Line below the name, such as the job title. */
  lineField?: string;
  /** Facts of the profile, in order. */
  fields: string[];
  filters?: string[];
  where?: Where;
  sort?: string;
  /** Hides create, edit and delete. */
  readOnly?: boolean;
  formFields?: string[];
};

/** The settings of the app (one record) or of each person (one record a person). */
export type SettingsFormProps = {
  entity: EntityClient;
  scope?: 'app' | 'person';
  /** Fields under titles; without it all fields in one part. */
  groups?: { title: string; text?: string; fields: string[] }[];
  /** Shows the switch between light and dark (default true). */
  theme?: boolean;
};

/** Places on a map drawn from their coordinates alone, with a list beside it. Nothing is asked of other servers. */
export type PlaceMapProps = {
  entity: EntityClient;
  latitudeField: string;
  longitudeField: string;
  /** Facts on the card of a place, in order. */
  fields?: string[];
  imageField?: string;
  /** Enum whose value gives a pin its colour. */
  colorField?: string;
  filters?: string[];
  where?: Where;
  /** Page of a place, opened with `?id=`. */
  detailPage?: string;
  /** Hides new places and setting coordinates by a click. */
  readOnly?: boolean;
};

/** Files in folders: dropped to upload, found by name, renamed and deleted. */
export type FileLibraryProps = {
  /** One record a file. */
  entity: EntityClient;
  /** Address of the file. */
  fileField: string;
  /** Text that names it. */
  nameField: string;
  /** Enum, reference or text that sorts files into folders. */
  folderField?: string;
  /** Number that takes the size in bytes. */
  sizeField?: string;
  where?: Where;
  readOnly?: boolean;
};
