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
