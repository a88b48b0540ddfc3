/** What the element around an object is about, where the object is about something else. */
export const outerEntity = 'outer';

/**
 * Properties of the kit's components whose texts are names of fields, with the properties beside them that say of which
 * entity: the first that is there counts. Without a list it is `entity`, or what a shop, a league or a survey is about.
 */
const fieldOwners: Readonly<Record<string, readonly string[]>> = {
  ...ofEntity(`field fields columns formFields cardFields filters search sort between times by groupBy imageField
    imageFields voteField sumField dateField dateFilter endField startField colorField doneField refField valueField
    nameField scoreField textField typeField optionFields optionsField answerField pointsField
    explanationField topicField requiredField orderField descriptionField categoryField ratingField aboutField
    authorField tagsField excerptField lineField facts sums pinnedField lockedField resourceField roomField groupField
    guestsField latitudeField longitudeField fileField folderField sizeField homeField awayField homeScoreField
    awayScoreField paymentField`),
  // How often something is done is told by what is ticked, not by the log of the ticks that it stands beside.
  rhythmField: [outerEntity, 'entity'],
  where: ['entity', 'products', 'matches'],
  defaults: ['entity'],
  orderDefaults: ['orders'],
  orderFields: ['orders'],
  itemFields: ['orderItems'],
  answerFields: ['answers'],
  totalField: ['orders', 'entity'],
  numberField: ['orders', 'entity'],
  noteField: ['orders', 'entity'],
  statusField: ['orders', 'entity'],
  priceField: ['products', 'resources', 'entity'],
  stockField: ['products', 'entity'],
  replyTopicField: ['replies'],
  replyTextField: ['replies'],
  replyAuthorField: ['replies'],
  commentIdeaField: ['comments'],
  commentTextField: ['comments'],
  commentAuthorField: ['comments'],
  roomWhere: ['rooms'],
  resourceWhere: ['resources'],
  resourceImageField: ['resources'],
  resourceFields: ['resources'],
  openField: ['resources'],
  closeField: ['resources'],
  slotField: ['resources'],
  capacityField: ['resources'],
};

function ofEntity(names: string): Record<string, readonly string[]> {
  return Object.fromEntries(
    names.split(/\s+/).map((name) => [name, ['entity', 'products', 'matches', 'responses']]),
  );
}

/** Those that may be objects of fields, by what each is for. */
export const mapsFields: ReadonlySet<string> = new Set(['fields', 'itemFields', 'answerFields']);

/** Those of which the keys are fields, rather than the texts. */
export const keysAreFields: ReadonlySet<string> = new Set([
  'where',
  'defaults',
  'orderDefaults',
  'roomWhere',
  'resourceWhere',
]);

export const namesFields: ReadonlySet<string> = new Set(
  Object.keys(fieldOwners).filter((name) => !keysAreFields.has(name)),
);

/** The properties that say whose field this one names. */
export const ownersOf = (prop: string): readonly string[] => fieldOwners[prop] ?? [];

/** Properties whose texts are names of pages. */
export const namesPages: ReadonlySet<string> = new Set([
  'page',
  'detailPage',
  'listPage',
  'postPage',
  'threadPage',
  'cartPage',
  'cataloguePage',
  'ordersPage',
  'leaderboardPage',
  'resultsPage',
  'publicPages',
]);
