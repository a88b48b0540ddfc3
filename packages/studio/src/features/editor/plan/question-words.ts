import type { Plan, PlanField, PlanOperation, PlanQuestion } from '@sayso/contracts/plan';
import { joinWords } from '@sayso/core/join-words';
import { lower } from '@sayso/core/texts/grammar';
import { t } from '../../../texts/plan-view.ts';
import { actWord } from '../../../ui/plan/access-sentences.ts';
import { isHidden, thingOf } from '../../../ui/plan/plan-words.ts';

type Asked = { operation: PlanOperation; question: PlanQuestion; plan: Plan };
/** What is asked, and what the button does about it. */
type QuestionWords = { title: string; confirm: string; isRemoval: boolean };

/** From what is done, as far as the plan still has what it is done to. */
export function questionWords(asked: Asked): QuestionWords {
  const what = goneName(asked);
  if (what !== undefined)
    return {
      title: t('question.remove.title', { what }),
      confirm: t('question.remove.confirm', { what }),
      isRemoval: true,
    };
  const opening = isOpening(asked.question) ? openingWords(asked) : undefined;
  const plain = { title: changeTitle(asked) ?? t('question.title'), confirm: t('question.confirm') };
  return { ...(opening ?? plain), isRemoval: false };
}

/** More people may do something than before. */
const isOpening = ({ access }: PlanQuestion): boolean => access.some(({ opens }) => opens);

/** How people are reached comes into view with the rest: named before it does. */
export function shownWords({ operation, plan }: Asked): string | null {
  if (operation.type !== 'setAccess' || operation.act !== 'see' || operation.who !== 'anyone') return null;
  const shown = thingOf(plan, operation.thing)?.fields.filter((field) => reaches(field) && !isHidden(field));
  return shown?.length ? t('question.shows', { fields: joinWords(shown.map(({ name }) => name)) }) : null;
}

const reaches = ({ kind }: PlanField): boolean => kind === 'email' || kind === 'phone';

/** How many records go out of sight with a thing. */
export function hiddenWords(plan: Plan, { thing: id, records }: PlanQuestion['left_things'][number]): string {
  const thing = thingOf(plan, id);
  return thing
    ? t('question.leftThing', { count: records, thing: lower(thing.name), things: lower(thing.plural) })
    : '';
}

/** The name of a thing in the middle of a sentence. */
const thingsOf = (plan: Plan, id: string): string | undefined => {
  const thing = thingOf(plan, id);
  return thing && lower(thing.plural);
};

function goneName({ operation, question, plan }: Asked): string | undefined {
  switch (operation.type) {
    case 'removeThing':
      return thingsOf(plan, operation.thing);
    case 'removeField':
      return fieldOf(plan, operation);
    case 'removePage':
      return plan.pages.find(({ id }) => id === operation.page)?.name;
    case 'removeRole':
      return plan.roles.find(({ id }) => id === operation.role)?.name;
    case 'setChoices': {
      const labels = question.left_choices.map(({ label }) => label);
      return labels.length > 0 ? joinWords(labels) : undefined;
    }
    default:
      return undefined;
  }
}

type Words = Pick<QuestionWords, 'title' | 'confirm'>;

function openingWords({ operation, plan }: Asked): Words | undefined {
  if (operation.type === 'addPage')
    return { title: t('question.openPage.title'), confirm: t('question.openPage.confirm') };
  const rights = rightsOf(plan, operation);
  if (rights?.who !== 'anyone') return undefined;
  return { title: t('question.open.title', rights), confirm: t('question.open.confirm') };
}

function changeTitle({ operation, plan }: Asked): string | undefined {
  const rights = rightsOf(plan, operation);
  if (rights) return t('question.rights', rights);
  const field = operation.type === 'setKind' ? fieldOf(plan, operation) : undefined;
  return field === undefined ? undefined : t('question.kind', { field });
}

/** What may be done with what, as it stands in a question. */
function rightsOf(
  plan: Plan,
  operation: PlanOperation,
): { act: string; what: string; who: string } | undefined {
  if (operation.type !== 'setAccess' && operation.type !== 'setSeenBy') return undefined;
  const isField = operation.type === 'setSeenBy';
  const what = isField ? fieldOf(plan, operation) : thingsOf(plan, operation.thing);
  if (what === undefined) return undefined;
  const act = isField ? 'see' : operation.act;
  return { act: actWord(act), what, who: operation.who ?? '' };
}

type FieldPlace = { thing: string; field: string };

const fieldOf = (plan: Plan, place: FieldPlace): string | undefined =>
  thingOf(plan, place.thing)?.fields.find(({ id }) => id === place.field)?.name;
