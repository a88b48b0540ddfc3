import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { entityById, fieldsOf } from '../plan/look.ts';
import { formFields, pageOf, voteOf } from './columns.ts';
import {
  authorOf,
  categoryOf,
  childOf,
  flagOf,
  framed,
  refTo,
  saidIn,
  statusOf,
  textOf,
  wordsOf,
} from './community-fields.ts';
import type { Emit } from './emit.ts';
import { element, Imports, pageFile } from './jsx.ts';
import { votesNameOf } from './votes.ts';

const inPage = '      ';

/** The entity of the page holds the messages, its target the rooms. */
export const chatPage: Emit = (blueprint, page) => {
  const message = entityById(blueprint, page.entity);
  const text = message && saidIn(message);
  if (!message || !text) return undefined;
  const imports = new Imports();
  const room =
    entityById(blueprint, page.target) ??
    blueprint.entities.find((one) => one.kind !== 'person' && refTo(message, one) !== undefined);
  const toRoom = refTo(message, room);
  const body = element(
    imports.kit('ChatRooms'),
    {
      entity: imports.entity(message.name),
      textField: text.key,
      authorField: authorOf(blueprint, message),
      ...(room && toRoom ? { rooms: imports.entity(room.name), roomField: toRoom.key } : {}),
      placeholder: wordsOf(page, 'placeholder'),
    },
    [],
    inPage,
  );
  return framed({ page, imports, about: message, body });
};

export const forumPage: Emit = (blueprint, page) => {
  const topic = entityById(blueprint, page.entity);
  const threadPage = topic && (pageOf(blueprint, 'thread', topic) ?? pageOf(blueprint, 'detail', topic));
  if (!topic || !threadPage) return undefined;
  const imports = new Imports();
  const reply = childOf(blueprint, page, topic);
  const body = element(
    imports.kit('ForumTopics'),
    {
      entity: imports.entity(topic.name),
      threadPage,
      textField: textOf(topic)?.key,
      authorField: authorOf(blueprint, topic),
      categoryField: categoryOf(blueprint, topic)?.key,
      ...(reply ? { replies: imports.entity(reply.name), replyTopicField: refTo(reply, topic)?.key } : {}),
      pinnedField: flagOf(topic, /pin|sticky/i),
      lockedField: flagOf(topic, /lock|closed/i),
      formFields: formFields(topic),
    },
    [],
    inPage,
  );
  return framed({ page, imports, about: topic, body });
};

export const threadPage: Emit = (blueprint, page) => {
  const topic = entityById(blueprint, page.entity);
  const reply = topic && childOf(blueprint, page, topic);
  const said = reply && saidIn(reply);
  const listPage = topic && (pageOf(blueprint, 'forum', topic) ?? pageOf(blueprint, 'list', topic));
  if (!topic || !reply || !said || !listPage) return undefined;
  const imports = new Imports();
  const body = element(
    imports.kit('ForumThread'),
    {
      entity: imports.entity(topic.name),
      listPage,
      textField: textOf(topic)?.key,
      authorField: authorOf(blueprint, topic),
      categoryField: categoryOf(blueprint, topic)?.key,
      replies: imports.entity(reply.name),
      replyTopicField: refTo(reply, topic)?.key,
      replyTextField: said.key,
      replyAuthorField: authorOf(blueprint, reply),
      pinnedField: flagOf(topic, /pin|sticky/i),
      lockedField: flagOf(topic, /lock|closed/i),
      formFields: formFields(topic),
    },
    [],
    '    ',
  );
  return pageFile(page.name, imports, body);
};

export const feedbackPage: Emit = (blueprint, page) => {
  const idea = entityById(blueprint, page.entity);
  if (!idea) return undefined;
  const imports = new Imports();
  const vote = voteOf(idea);
  const votes = votesNameOf(idea);
  const comment = childOf(blueprint, page, idea);
  const said = comment && saidIn(comment);
  const body = element(
    imports.kit('IdeaBoard'),
    {
      entity: imports.entity(idea.name),
      voteField: vote,
      votes: votes && imports.entity(votes),
      textField: textOf(idea)?.key,
      statusField: statusOf(idea)?.key,
      authorField: authorOf(blueprint, idea),
      ...(comment && said
        ? {
            comments: imports.entity(comment.name),
            commentIdeaField: refTo(comment, idea)?.key,
            commentTextField: said.key,
            commentAuthorField: authorOf(blueprint, comment),
          }
        : {}),
      ...groupOf(blueprint, idea),
      formFields: formFields(idea),
    },
    [],
    inPage,
  );
  return framed({ page, imports, body });
};

/** Options stand below their poll, and a closed one takes no more votes. */
function groupOf(blueprint: Blueprint, idea: BlueprintEntity) {
  if (voteOf(idea) === undefined) return {};
  const ref = idea.fields.find(
    (field) => field.ref && entityById(blueprint, field.ref)?.concept === 'group_poll',
  );
  const poll = entityById(blueprint, ref?.ref);
  if (!ref || !poll) return {};
  const state = fieldsOf(poll, 'enum').find(({ options }) =>
    options?.some(({ label }) => closed.test(label)),
  );
  const value = state?.options?.find(({ label }) => closed.test(label))?.value;
  return {
    groupField: ref.key,
    ...(state && value !== undefined ? { closedGroups: { field: state.key, value } } : {}),
  };
}

const closed = /^(?:closed|ended|over)$/i;
