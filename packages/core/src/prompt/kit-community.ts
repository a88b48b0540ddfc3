/** Parts of the kit on which people meet, book, write and show themselves, with the props that matter. */
export const communityParts: Readonly<Record<string, string>> = {
  ChatRooms: 'entity textField authorField? rooms? roomField? roomWhere? placeholder? — entity: the messages',
  ForumTopics:
    'entity threadPage textField? authorField? categoryField? replies? replyTopicField? pinnedField? lockedField? formFields?',
  ForumThread:
    'entity replies replyTopicField replyTextField listPage textField? authorField? categoryField? replyAuthorField? pinnedField? lockedField? formFields? — takes ?id=',
  BookingDesk:
    'entity startField endField? dateField? resources? resourceField? resourceFields? resourceImageField? fields? opens? closes? openField? closeField? slotMinutes? slotField? days? statusField? freeStates? taken? defaults? thanks? — free and taken slots; entity: the bookings',
  StayBooking:
    'entity startField endField resources? resourceField? resourceFields? fields? priceField? totalField? guestsField? capacityField? statusField? freeStates? taken? defaults? — check-in to check-out',
};
