import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { entityOfForm } from '../landing/settle.ts';
import { addPage } from '../plan/page-plan.ts';
import { accessWords } from '../texts/access.ts';
import { formWords } from '../texts/forms.ts';
import { aPage, lower, thePage } from '../texts/grammar.ts';
import { pascal } from '../words.ts';

import type { Change, Intent } from './context.ts';
import { landingOf } from './landing-page.ts';
import type { FieldPlan } from './page-kind-table.ts';
import { make } from './page-kinds.ts';

const wish =
  /^(?:please )?(?:add|create|make|include|build|put in|give (?:me|us)|i want|i need|we want|we need|there should be|show|insert)(?: me| us)? (?:an?|the|our|another)? ?(?:simple |small |public |online )*(?:(?:contact|enquir(?:y|ies)|inquir(?:y|ies)|get[- ]in[- ]touch|contact[- ]us|message)(?:[- ](?:us|me))? (?:form|page|formular)|page (?:where|on which|for) (?:visitors|people|customers|clients|guests|anyone)(?: can| to)? (?:contact|write to|reach|message) (?:us|me))(?: (?:page|form))?(?: (?:for|to|on|where|so|that|in) .*)?$/i;

const newsletter =
  /^(?:please )?(?:add|create|make|include|put in|i want|we want|i need|we need)(?: an?| the| our)? ?(?:e?mail |simple |small )*(?:newsletter|mailing list|email list|waiting list|wait ?list)(?: (?:sign-?up|subscription|registration|form|page|sign up|box|field))*$/i;

/** "Add a newsletter signup": addresses are kept; the app sends nothing to them. */
export const newsletterForm: Intent = (change, clause) => {
  if (!newsletter.test(clause) || landingOf(change)) return undefined;
  const known = entityOfForm(change.blueprint, 'subscriber');
  if (known && change.blueprint.pages.some(({ target }) => target === known.id)) return undefined;
  const entity =
    known ??
    formThing(change, 'Subscriber', [
      ['Name', 'string'],
      ['Email', 'email', { required: true }],
    ]);
  entity.concept = 'subscriber';
  const label = /wait/i.test(clause) ? 'Waiting list' : 'Newsletter';
  const page = addPage(change, pascal(label), {
    label,
    icon: 'Mail',
    archetype: 'public-form',
    target: entity.id,
    public: true,
  });
  change.last = { page, entity };
  return `${formWords.newsletter(aPage(label), lower(entity.labelPlural))}${accessWords.letVisitorsIn}`;
};

/** "Add a contact form": a page for visitors, who write without signing in; only admins read what they sent. */
export const contactForm: Intent = (change, clause) => {
  if (!wish.test(clause) || landingOf(change)) return undefined;
  const there = change.blueprint.pages.find(
    ({ archetype, target, public: isOpen }) =>
      archetype === 'public-form' &&
      isOpen &&
      target !== undefined &&
      target === entityOfForm(change.blueprint, 'enquiry')?.id,
  );
  if (there) return formWords.there(thePage(there.label));
  const entity = entityOfForm(change.blueprint, 'enquiry') ?? enquiry(change);
  const page = addPage(change, 'Contact', {
    label: change.blueprint.pages.some(({ label }) => label === 'Contact') ? 'Contact us' : 'Contact',
    icon: 'Mail',
    archetype: 'public-form',
    target: entity.id,
    public: true,
  });
  change.last = { page, entity };
  return `${formWords.contact(aPage(page.label), entity.labelPlural)}${accessWords.letVisitorsIn}`;
};

function enquiry(change: Change) {
  const entity = formThing(change, 'Enquiry', [
    ['Name', 'string', { required: true }],
    ['Email', 'email', { required: true }],
    ['Message', 'text', { required: true }],
  ]);
  entity.concept = 'enquiry';
  return entity;
}

/** Anybody writes one, admins alone read them. */
function formThing(change: Change, label: string, fields: readonly FieldPlan[]): BlueprintEntity {
  const entity = make(change, { label, icon: 'Mail', kind: 'log', fields });
  entity.rules = { create: 'anyone', read: 'admin', update: 'admin', delete: 'admin' };
  const list = change.blueprint.pages.find((page) => page.entity === entity.id && page.archetype === 'list');
  if (list) list.nav = true;
  return entity;
}
