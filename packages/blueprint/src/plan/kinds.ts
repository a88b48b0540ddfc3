import { conceptById } from '../lexicon/concepts.ts';
import { surveyReply } from '../read/fields/survey-items.ts';
import type { EntityDraft, Reading } from '../read/reading.ts';
import { addField } from '../read/reading.ts';
import type { KindIntent } from '../read/tools/kinds.ts';
import type { ToolIntent } from '../read/tools/tool-intent.ts';
import { normalised } from '../words.ts';
import { settleBlog, settleChat, settleGrades } from './kind-wishes.ts';

/** What a word means on a page of a kind. */
const meanings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  chat: {
    message: 'chat_message',
    post: 'chat_message',
    channel: 'channel',
    room: 'channel',
    group: 'channel',
  },
  forum: {
    question: 'topic',
    post: 'topic',
    discussion: 'topic',
    thread: 'topic',
    topic: 'topic',
    reply: 'topic_reply',
    answer: 'topic_reply',
    comment: 'topic_reply',
  },
  quiz: { question: 'quiz_question', score: 'quiz_score', result: 'quiz_score', card: 'quiz_question' },
  game: { score: 'quiz_score', result: 'quiz_score' },
  survey: { question: 'survey_question', answer: 'survey_answer', response: 'survey_answer' },
  leaderboard: { score: 'quiz_score', result: 'quiz_score' },
  files: { document: 'library_file', file: 'library_file' },
  feedback: { idea: 'feature_request', suggestion: 'feature_request', proposal: 'feature_request' },
};

/** Gives words their meaning on the pages that are asked for, and adds the things that those pages need. */
export function settleKinds(reading: Reading): void {
  const kinds = [...reading.tools.map(({ kind }) => kind), ...reading.kinds.map(({ kind }) => kind)];
  for (const kind of kinds)
    for (const draft of reading.entities) {
      const id = meanings[kind]?.[draft.words];
      const concept = id === undefined ? undefined : conceptById(id);
      if (concept) draft.concept = concept;
    }
  dropToolWords(reading);
  for (const tool of reading.tools) addForTool(reading, tool);
  for (const kind of reading.kinds) addForKind(reading, kind);
  dropBareSlot(reading);
  settleChat(reading);
  settleBlog(reading);
  settleGrades(reading);
}

/** "Memory game with fruit": what a game or calculator is about is no record. */
function dropToolWords(reading: Reading): void {
  const isTool = reading.tools.some(({ isWhole }) => isWhole);
  if (!isTool || reading.isSettled) return;
  reading.entities = reading.entities.filter((draft) => isKept(reading, draft));
  reading.relations = reading.relations.filter(
    ({ from, to }) => reading.entities.includes(from) && reading.entities.includes(to),
  );
}

const isKept = (reading: Reading, draft: EntityDraft): boolean => {
  if (
    /^(?:quiz_question|quiz_score|survey_question|survey_answer|topic|chat_message)$/.test(
      draft.concept?.id ?? '',
    )
  )
    return true;
  const inTool = reading.tools.some(({ kind }) => kind === 'calculator' || kind === 'converter');
  const name = draft.words.split(' ').at(-1) ?? '';
  if (
    /^(?:game|quiz|test|exam|timer|calculator|converter|survey|poll|choice|round|level|player|point)$/.test(
      name,
    )
  )
    return false;
  return !inTool && draft.fields.length >= 2;
};

const has = (reading: Reading, id: string): EntityDraft | undefined =>
  reading.entities.find(({ concept }) => concept?.id === id);

function add(reading: Reading, id: string, words?: string): EntityDraft | undefined {
  const known = has(reading, id);
  const concept = conceptById(id);
  if (known || !concept) return known;
  const draft: EntityDraft = {
    words: words ?? concept.forms[0] ?? id,
    concept,
    fields: [],
    said: '',
    from: 'template',
  };
  reading.entities.push(draft);
  return draft;
}

function addForTool(reading: Reading, { kind, keeps }: ToolIntent): void {
  const wantsScores =
    keeps.includes('scores') ||
    keeps.includes('leaderboard') ||
    reading.kinds.some((one) => one.kind === 'leaderboard');
  // Cards of one's own are what is asked.
  if (kind === 'quiz' && !has(reading, 'question') && !reading.isSettled)
    add(reading, 'quiz_question', 'question');
  if ((kind === 'quiz' || kind === 'game') && wantsScores) add(reading, 'quiz_score', 'score');
  if (kind === 'survey') addForSurvey(reading);
}

/** A survey asks what the text lists; where it lists nothing, its questions are records. */
function addForSurvey(reading: Reading): void {
  const listed =
    reading.entities.find(({ words }) => words === surveyReply) ??
    reading.entities.find(
      ({ concept, fields }) =>
        concept?.kind !== 'person' && fields.length >= 3 && concept?.id !== 'survey_question',
    );
  if (listed && !has(reading, 'survey_question')) {
    listed.words = 'response';
    delete listed.concept;
    const own = new Set(listed.fields.map(({ label }) => normalised(label)));
    const isTwice = ({ fields }: EntityDraft) =>
      fields.filter(({ label }) => own.has(normalised(label))).length * 2 >= fields.length;
    reading.entities = reading.entities.filter(
      (draft) => draft === listed || (draft.fields.length >= 2 && !isTwice(draft)),
    );
    return;
  }
  const questions = add(reading, 'survey_question', 'question');
  const answers = add(reading, 'survey_answer', 'answer');
  if (questions && answers && !reading.relations.some(({ from, to }) => from === answers && to === questions))
    reading.relations.push({ from: answers, to: questions, many: false });
  reading.entities = reading.entities.filter(
    (draft) => /^survey_/.test(draft.concept?.id ?? '') || draft.fields.length >= 2,
  );
}

const labels: Readonly<Record<string, string>> = {
  chat_message: 'message',
  topic_reply: 'reply',
  quiz_score: 'score',
  feature_request: 'idea',
  portfolio_piece: 'piece',
  library_file: 'file',
  place_of_interest: 'place',
};

/** A thing that was said and can take the place of a concept on such a page. */
function standIn(reading: Reading, kind: string): EntityDraft | undefined {
  const drafts = reading.entities.filter(({ concept }) => concept?.kind !== 'person');
  const holds = (draft: EntityDraft, shape: RegExp) => draft.fields.some(({ label }) => shape.test(label));
  if (kind === 'files')
    return drafts.find((draft) => draft.fields.length >= 2 || holds(draft, /file|pdf|document/i));
  if (kind === 'map')
    return drafts.find((draft) => draft.fields.length >= 1) ?? drafts.find((draft) => draft.isListed);
  if (kind === 'portfolio') return drafts.find((draft) => draft.fields.length >= 1);
  if (kind === 'feedback')
    return (
      drafts.find((draft) => holds(draft, /vote/i)) ??
      drafts.find((draft) => draft.fields.length >= 2 && draft.concept?.kind !== 'event')
    );
  if (kind === 'booking')
    return drafts.find(({ concept }) =>
      /^(?:booking|appointment|rental|registration|class|lesson|slot)$/.test(concept?.id ?? ''),
    );
  if (kind === 'landing')
    return drafts.find(({ concept }) =>
      /^(?:enquiry|subscriber|signup|registration|booking)$/.test(concept?.id ?? ''),
    );
  if (kind === 'leaderboard') return drafts.find((draft) => holds(draft, /score|points|result/i));
  return undefined;
}

/** "Feature request board", "wish list": what people put up is called as the text calls it. */
const ideaWord = (words: string): string | undefined =>
  /\b(feature request|suggestion|proposal|improvement|wish)(?:e?s)?\b/i.exec(words)?.[1]?.toLowerCase();

function addForKind(reading: Reading, { kind, core, words }: KindIntent): void {
  const stand = standIn(reading, kind);
  if (kind === 'feedback' && stand) addField(stand, { label: 'Votes', type: 'int', min: 0, known: 'exact' });
  if (kind === 'map' && stand) addCoordinates(stand);
  if (kind === 'files' && stand) addField(stand, { label: 'File', type: 'file', known: 'exact' });
  if (kind === 'booking' && stand?.concept?.id === 'booking' && isUnlinked(reading, stand))
    linkBooking(reading);
  if (
    stand ||
    (kind === 'leaderboard' && !reading.tools.some((tool) => tool.kind === 'quiz' || tool.kind === 'game'))
  )
    return;
  const word = kind === 'feedback' ? ideaWord(words) : undefined;
  for (const id of core) add(reading, id, word ?? labels[id]);
  if (kind === 'chat') addChannels(reading);
  const [first, second] = core.flatMap((id) => has(reading, id) ?? []);
  if (first && second) reading.relations.push({ from: second, to: first, many: false });
  if (kind === 'booking') linkBooking(reading);
}

/** "Members pick a free slot": the time of a booking, and no thing of its own. */
function dropBareSlot(reading: Reading): void {
  const slot = has(reading, 'slot');
  if (!slot || slot.fields.length > 0 || !has(reading, 'booking')) return;
  reading.entities = reading.entities.filter((draft) => draft !== slot);
  reading.relations = reading.relations.filter(({ from, to }) => from !== slot && to !== slot);
}

function addCoordinates(draft: EntityDraft): void {
  if (draft.fields.length === 0) addField(draft, { label: 'Location', type: 'string', known: 'exact' });
  addField(draft, { label: 'Latitude', type: 'number', known: 'exact' });
  addField(draft, { label: 'Longitude', type: 'number', known: 'exact' });
}

/** "Separate channels for kids and adults": messages are written in one of them. */
function addChannels(reading: Reading): void {
  if (!/\bchannels\b/i.test(reading.text)) return;
  const [channel, message] = [add(reading, 'channel', 'channel'), has(reading, 'chat_message')];
  if (channel && message && !reading.relations.some(({ from, to }) => from === message && to === channel))
    reading.relations.push({ from: message, to: channel, many: false });
}

/** A booking of which the text says what is told with it, and not of what it is. */
const isUnlinked = ({ relations, entities }: Reading, draft: EntityDraft): boolean =>
  draft.fields.length > 0 &&
  !draft.fields.some(({ type }) => type === 'ref') &&
  !relations.some(({ from }) => from === draft) &&
  entities.filter(({ concept }) => concept?.kind === 'resource').length === 1;

/** What is booked: a thing that was said, no person and no happening. */
function linkBooking(reading: Reading): void {
  const booking = has(reading, 'booking');
  const booked = reading.entities.find(
    (draft) =>
      draft !== booking &&
      (draft.concept === undefined || draft.concept.kind === 'resource' || draft.concept.kind === 'person'),
  );
  if (booking && booked) reading.relations.push({ from: booking, to: booked, many: false });
}
