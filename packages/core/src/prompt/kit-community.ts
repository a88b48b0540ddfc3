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
  HeroBand:
    "image? imageAlt? layout? ('beside'|'behind'|'centre') icons? tone? children — landing pages are made of bands: plain <h1>, <h2>, <p> and the Band parts below stand in them",
  FeatureBand: "id? tone? ('plain'|'soft'|'strong') children — <h2>, then BandPoint",
  StepBand: 'id? tone? children — BandStep',
  PriceBand: 'id? tone? children — BandPrice',
  QuoteBand: 'id? tone? children — BandQuote',
  FaqBand: 'id? tone? children — BandQuestion',
  TeamBand: 'id? tone? children — BandPerson',
  GalleryBand: 'id? tone? children — BandPicture',
  FigureBand: 'id? tone? children — BandFigure',
  AboutBand: 'id? tone? children — <h2>, with <p> beside it',
  FactBand: 'id? tone? children — <h2>, then BandFacts: opening hours, a long list of prices',
  PlaceBand: 'id? tone? address? children — <h2>, <p>; with an address a link to the map',
  ContentBand: 'id? tone? children — anything, such as PublicList',
  CallBand: 'id? tone? children — <h2>, <p>, BandActions',
  FormBand: 'id? entity fields submitLabel thanks defaults? children — words beside a form',
  SiteFooter: 'name links? children? — links: [{ label, page? }]',
  BandActions: 'children — BandLink',
  BandLink: 'page? href? quiet? children',
  BandPoint: 'icon? children — <h3>, <p>',
  BandStep: 'children — <h3>, <p>',
  BandPrice: 'price per? badge? children — <h3>, <p>, <ul> of BandTick, BandLink',
  BandTick: 'children',
  BandQuote: 'name role? image? stars? children — <p>',
  BandQuestion: 'question children — <p>',
  BandPerson: 'name image? children? — <h3>, <p>',
  BandFacts: 'children — BandFact',
  BandFact: 'label children',
  BandPicture: 'src? alt caption?',
  BandFigure: 'value? entity? suffix? children — <p>',
  OrderHistory:
    'entity numberField? totalField? statusField? paymentField? orderItems? products? itemFields? cataloguePage?',
  IdeaBoard:
    'entity voteField? votes? textField? statusField? authorField? comments? commentIdeaField? commentTextField? formFields?',
  PeopleDirectory: 'entity fields imageField? lineField? filters? where? sort? readOnly? formFields?',
  SettingsForm: "entity scope? ('app'|'person') groups? theme? — groups: [{ title, fields }]",
  BlogList:
    'entity postPage textField excerptField? imageField? authorField? dateField? tagsField? statusField? published? filters? sums?',
  BlogPost:
    'entity listPage textField excerptField? imageField? authorField? dateField? tagsField? statusField? published? draft? facts? — takes ?id=, and ?edit=new for the editor',
  ProjectGrid: 'entity imageField? categoryField? lineField? facts? detailPage? where? sort?',
  PublicDetail:
    'entity listPage fields imageField? imageFields? textField? priceField? stockField? cartPage? enquiry? reviews? — takes ?id=; reviews: props of Reviews; enquiry: { entity, fields, aboutField?, title, submitLabel, thanks }',
  PlaceMap:
    'entity latitudeField longitudeField fields? imageField? colorField? filters? where? detailPage? readOnly?',
  FileLibrary: 'entity fileField nameField folderField? sizeField? where? readOnly?',
};
