import type { Archetype, Blueprint, BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
import type { Reading } from '../read/reading.ts';
import type { ToolIntent } from '../read/tools/tool-intent.ts';
import { pascal } from '../words.ts';
import { blogWishes } from './list-wishes.ts';
import { dailyLogOf, fieldsOf, startField } from './look.ts';
import { offerOf } from './offer.ts';
import { isStaff, openingProps } from './opening-days.ts';
import type { NewPage } from './page-plan.ts';
import { lookOfPage } from './page-shapes.ts';
import { saidLine } from './said-line.ts';
import { countAsPlayed, nameScores } from './score-fields.ts';
import { isPublicSite } from './site.ts';
import { isForStrangers } from './work-kinds.ts';

export type AddPage = (name: string, page: NewPage) => BlueprintPage;
type Given = { blueprint: Blueprint; reading: Reading; add: AddPage };

/** Pages that do more than keep records, as the text asks for them. */
export function addKindPages(given: Given): void {
  for (const tool of given.reading.tools) addTool(given, tool);
  for (const { kind } of given.reading.kinds) makers[kind]?.(given);
  addToday(given);
  // Scores that visitors leave are there to be compared.
  const isLeft = given.blueprint.pages.some(
    ({ archetype, public: isPublic, target }) => archetype === 'quiz' && isPublic && target !== undefined,
  );
  if (isLeft && !hasPage(given.blueprint, 'leaderboard')) makers.leaderboard?.(given);
}

/** Habits are ticked off day by day; what was done in a row is counted there. */
function addToday({ blueprint, add }: Given): void {
  const habit = find(blueprint, 'habit');
  if (!habit || !dailyLogOf(blueprint, habit) || hasPage(blueprint, 'checklist')) return;
  add('Today', { ...lookOfPage('checklist'), label: 'Today', entity: habit.id });
}

const find = ({ entities }: Blueprint, ...ids: string[]): BlueprintEntity | undefined =>
  entities.find(({ concept }) => ids.includes(concept ?? '-'));
const hasPage = ({ pages }: Blueprint, archetype: Archetype): boolean =>
  pages.some((page) => page.archetype === archetype);

/** Visitors may come where the text says so. */
const isOpen = (reading: Reading): boolean =>
  (/\b(?:no (?:login|log-?in|sign[- ]?in|sign[- ]?up|accounts?|registration)|without (?:an? )?(?:account|login|logging in|signing (?:in|up)|registering|creating an account)|public(?:ly)?|visitors?|anonymous|anybody|anyone|everybody can|neighbours|customers|on (?:our|the|my) website)\b/i.test(
    reading.text,
  ) &&
    !/\bnot public\b|\bnever (?:ever )?public\b|\bno public page\b/i.test(reading.text)) ||
  isForStrangers(reading) ||
  isPublicSite(reading.text);

/** With the subject, which sample questions are chosen by. */
const propsOf = ({ props, topic }: ToolIntent) => ({ ...props, ...(topic ? { topic } : {}) });

function addTool({ blueprint, reading, add }: Given, tool: ToolIntent): void {
  const score = find(blueprint, 'quiz_score');
  const open = isOpen(reading);
  const name = pascal(tool.title);
  const base = {
    label: tool.title,
    icon: tool.icon,
    archetype: tool.kind,
    props: propsOf(tool),
    public: open,
  };
  if (score) nameScores(score, reading.text);
  if (score && tool.kind === 'game') countAsPlayed(score, reading.tools);
  if (tool.kind === 'quiz') {
    const question = find(blueprint, 'quiz_question') ?? find(blueprint, 'question', 'word');
    add(name, {
      ...base,
      ...(question ? { entity: question.id } : {}),
      ...(score ? { target: score.id } : {}),
    });
  } else if (tool.kind === 'survey') addSurvey({ blueprint, reading, add }, tool);
  else if (tool.kind === 'game') add(name, { ...base, ...(score ? { entity: score.id } : {}) });
  else if (tool.kind === 'timer') {
    const task = find(blueprint, 'task');
    add(name, { ...base, ...(task ? { target: task.id } : {}) });
  } else add(name, base);
}

/** Whoever answers a survey stays unnamed, unless the text asks for the name: an answer is told by what it says first. */
function withoutName(answers: BlueprintEntity): void {
  const said = answers.fields.find(
    ({ type, why }) => why.from === 'text' && (type === 'string' || type === 'text'),
  );
  const title = answers.fields.find(({ id }) => id === answers.titleField);
  if (!said || !title || title.why.from === 'text') return;
  answers.fields = answers.fields.filter((field) => field !== title);
  answers.titleField = said.id;
}

function addSurvey({ blueprint, add }: Given, tool: ToolIntent): void {
  const { title, icon } = tool;
  const question = find(blueprint, 'survey_question');
  const answers = question ? find(blueprint, 'survey_answer') : blueprint.entities[0];
  if (!question && answers) withoutName(answers);
  const parts = question
    ? { entity: question.id, ...(answers ? { target: answers.id } : {}) }
    : { ...(answers ? { entity: answers.id } : {}) };
  add(pascal(title), {
    label: title,
    icon,
    archetype: 'survey',
    props: propsOf(tool),
    public: true,
    ...parts,
  });
  add('Results', { label: 'Results', icon: 'ChartColumn', archetype: 'results', ...parts });
}

/** What stands below the name on a page for visitors. */
function lineFor({ app }: Blueprint, { text }: Reading, shown: BlueprintEntity): { description?: string } {
  const description = saidLine(text, app.name, shown);
  return description === undefined ? {} : { description };
}

const dated = (entity: BlueprintEntity): boolean => startField(entity) !== undefined;

/** The reference of a booking to what is booked. */
function bookedOf(blueprint: Blueprint, booking: BlueprintEntity): BlueprintEntity | undefined {
  const targets = booking.fields.flatMap(({ ref }) => blueprint.entities.find(({ id }) => id === ref) ?? []);
  const staff = targets.find(({ concept }) => isStaff(concept));
  // Two haircuts may be cut at once, by two stylists: it is the stylist whose time is taken.
  if (staff && targets.every(({ kind, concept }) => kind === 'person' || concept === 'service')) return staff;
  return (
    targets.find(
      ({ kind, concept }) =>
        kind !== 'person' || /employee|staff|stylist|trainer|teacher|doctor|therapist/.test(concept ?? ''),
    ) ?? targets[0]
  );
}

/** What visitors send is shown to none of them. */
const isSent =
  /^(?:enquiry|contact_message|message|support_request|subscriber|signup|registration|enrollment|booking|appointment|order|application|lead|feedback)$/;

const makers: Readonly<Partial<Record<Archetype, (given: Given) => void>>> = {
  chat: ({ blueprint, add }) => {
    const message = find(blueprint, 'chat_message');
    const room = find(blueprint, 'channel');
    if (message)
      add('Chat', {
        ...lookOfPage('chat'),
        entity: message.id,
        ...(room ? { target: room.id } : {}),
      });
  },
  forum: ({ blueprint, reading, add }) => {
    const [topic, reply] = [find(blueprint, 'topic'), find(blueprint, 'topic_reply', 'comment')];
    if (!topic) return;
    const parts = { entity: topic.id, ...(reply ? { target: reply.id } : {}), public: isOpen(reading) };
    add('Forum', { ...lookOfPage('forum'), ...parts });
    add('Thread', { label: 'Topic', icon: 'MessageSquare', archetype: 'thread', nav: false, ...parts });
  },
  feedback: ({ blueprint, add }) => {
    const voted = (shape: RegExp) =>
      blueprint.entities.find(({ fields }) => fields.some(({ label }) => shape.test(label)));
    const liked = voted(/^likes$/i);
    const idea = voted(/^votes?$/i) ?? liked;
    if (idea)
      add(`${pascal(idea.label)}Voting`, {
        ...lookOfPage('feedback'),
        // Books and films are voted on, too, and their list stands beside it.
        label: idea.concept === 'feature_request' ? idea.labelPlural : idea === liked ? 'Feed' : 'Vote',
        entity: idea.id,
      });
  },
  booking: ({ blueprint, reading, add }) => {
    const booking =
      find(blueprint, 'booking', 'appointment', 'rental', 'slot', 'lesson') ??
      blueprint.entities.find((entity) => /book|reserv|appoint|rental/i.test(entity.label) && dated(entity));
    if (!booking || !dated(booking)) return;
    const booked = bookedOf(blueprint, booking);
    const props = openingProps(blueprint, reading.text, booked);
    add('Book', {
      ...lookOfPage('booking'),
      entity: booking.id,
      ...(booked ? { target: booked.id } : {}),
      ...(Object.keys(props).length > 0 ? { props } : {}),
      public: isOpen(reading),
    });
  },
  blog: ({ blueprint, reading, add }) => {
    const post = find(blueprint, 'post', 'article');
    if (!post) return;
    const comment = find(blueprint, 'comment');
    const parts = { entity: post.id, ...(comment ? { target: comment.id } : {}), public: true };
    const props = { ...blogWishes(post, reading.text), ...lineFor(blueprint, reading, post) };
    add('Blog', { ...lookOfPage('blog'), ...parts, props });
    add('Post', { label: 'Post', icon: 'BookOpen', archetype: 'post', nav: false, ...parts });
  },
  portfolio: ({ blueprint, reading, add }) => {
    const piece =
      find(blueprint, 'portfolio_piece') ??
      blueprint.entities.find((entity) => fieldsOf(entity, 'image').length > 0);
    if (!piece) return;
    add('Portfolio', {
      ...lookOfPage('portfolio'),
      entity: piece.id,
      props: lineFor(blueprint, reading, piece),
      public: true,
    });
    add(`${pascal(piece.label)}View`, {
      label: piece.label,
      icon: piece.icon,
      archetype: 'public-detail',
      entity: piece.id,
      public: true,
      nav: false,
    });
  },
  landing: ({ blueprint, reading, add }) => {
    const offer = offerOf(reading.text);
    const answered = find(blueprint, 'enquiry', 'subscriber', 'signup', 'registration', 'booking');
    const offered = blueprint.entities.find(
      (entity) => entity !== answered && entity.kind !== 'person' && !isSent.test(entity.concept ?? ''),
    );
    add('Welcome', {
      ...lookOfPage('landing'),
      public: true,
      ...(offered ? { entity: offered.id } : {}),
      ...(answered ? { target: answered.id } : {}),
      props: offer ? { offer } : {},
    });
  },
  directory: ({ blueprint, reading, add }) => {
    const people = blueprint.entities.find(({ kind }) => kind === 'person') ?? blueprint.entities[0];
    if (people)
      add('Directory', {
        ...lookOfPage('directory'),
        entity: people.id,
        public: isOpen(reading),
      });
  },
  files: ({ blueprint, add }) => {
    const file =
      find(blueprint, 'library_file') ??
      blueprint.entities.find((entity) => fieldsOf(entity, 'file').length > 0);
    if (file)
      add('Files', {
        ...lookOfPage('files'),
        label: `${file.labelPlural} library`,
        entity: file.id,
      });
  },
  map: ({ blueprint, reading, add }) => {
    const place = blueprint.entities.find(({ fields }) =>
      fields.some(({ label }) => /^latitude$/i.test(label)),
    );
    if (place)
      add('Map', {
        ...lookOfPage('map'),
        entity: place.id,
        public: isOpen(reading),
      });
  },
  gallery: ({ blueprint, reading, add }) => {
    const shown = blueprint.entities.find((entity) => fieldsOf(entity, 'image').length > 0);
    if (shown && !hasPage(blueprint, 'gallery'))
      add('Gallery', {
        ...lookOfPage('gallery'),
        entity: shown.id,
        public: isOpen(reading),
      });
  },
  timeline: ({ blueprint, add }) => {
    const told = blueprint.entities.find(
      ({ kind, fields }) =>
        kind !== 'person' && fields.some(({ type }) => type === 'date' || type === 'datetime'),
    );
    if (told) add('Timeline', { ...lookOfPage('timeline'), entity: told.id });
  },
  checklist: ({ blueprint, add }) => {
    const ticked =
      blueprint.entities.find(
        ({ concept, fields }) => concept === 'task' && fields.some(({ type }) => type === 'bool'),
      ) ??
      blueprint.entities.find(({ fields }) =>
        fields.some(
          ({ type, label }) =>
            type === 'bool' && /done|packed|bought|complete|ticked|checked|finished/i.test(label),
        ),
      ) ??
      blueprint.entities.find(({ fields }) => fields.some(({ type }) => type === 'bool'));
    if (ticked) add('Checklist', { ...lookOfPage('checklist'), entity: ticked.id });
  },
  leaderboard: ({ blueprint, reading, add }) => {
    const ranked = /\b(?:ranking|rank) (?:of |for )?(?:all )?(?:the |our |my )?([\w-]+)/i.exec(
      reading.text,
    )?.[1];
    const score =
      find(blueprint, 'quiz_score', 'score') ??
      blueprint.entities.find(({ labelPlural }) => labelPlural.toLowerCase() === ranked?.toLowerCase()) ??
      blueprint.entities.find(({ fields }) => fields.some(({ label }) => /score|points/i.test(label)));
    if (score)
      add('Leaderboard', {
        ...lookOfPage('leaderboard'),
        entity: score.id,
        public: isOpen(reading),
      });
  },
};
