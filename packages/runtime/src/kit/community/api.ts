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
