import type { Blueprint, BlueprintEntity, BlueprintField, BlueprintPage } from '@sayso/core/blueprint-schema';
import { entityById, fieldsOf, isLineItem, moneyField, stateOf, titleOf } from '../plan/look.ts';
import { reviewedBy, reviewOf } from '../plan/reviews.ts';
import { sentDefaults, visitorFields } from './asked.ts';
import { imageOf, isVote, openColumns, pageOf, thingOf } from './columns.ts';
import {
  authorOf,
  categoryOf,
  childOf,
  framed,
  lineOf,
  numberOf,
  paymentOf,
  publishedOf,
  refTo,
  talkOf,
  textOf,
  wordsOf,
} from './community-fields.ts';
import { deedOf } from './copy.ts';
import type { Emit } from './emit.ts';
import { element, Imports, type Props, pageFile } from './jsx.ts';
import { reviewProps } from './reviews.ts';

const inPage = '      ';

/** What list and post of a blog share. */
function postFields(entity: BlueprintEntity) {
  const excerpt = fieldsOf(entity, 'text', 'string').find(({ label }) =>
    /excerpt|summary|teaser|intro|subtitle/i.test(label),
  );
  const date = fieldsOf(entity, 'date', 'datetime').find(({ label }) => /publi|date|posted/i.test(label));
  const { draft, ...shown } = publishedOf(entity);
  return { excerptField: excerpt?.key, imageField: imageOf(entity), dateField: date?.key, shown, draft };
}

/** What readers choose posts by; the state of a post is no kind of it. */
const tagsOf = (blueprint: Blueprint, post: BlueprintEntity): BlueprintField | undefined => {
  const found = fieldsOf(post, 'tags')[0] ?? categoryOf(blueprint, post);
  return found?.key === publishedOf(post)['statusField'] ? undefined : found;
};

/** What was asked of a post or a work and has no place of its own there. */
function factsOf(
  blueprint: Blueprint,
  entity: BlueprintEntity,
  taken: readonly unknown[],
): string[] | undefined {
  const kinds = new Set([
    'string',
    'int',
    'number',
    'money',
    'percent',
    'rating',
    'duration',
    'enum',
    'ref',
    'bool',
    'url',
    'time',
    'date',
  ]);
  const author = authorOf(blueprint, entity);
  const facts = entity.fields.filter(
    (field) =>
      (field.why.from === 'text' || field.why.from === 'change') &&
      kinds.has(field.type) &&
      field.inForm &&
      field.id !== entity.titleField &&
      field.key !== author &&
      !isVote(field) &&
      !taken.includes(field.key),
  );
  return facts.length > 0 ? facts.map(({ key }) => key) : undefined;
}

/** Keys of fields that the plan names by their ids. */
function keysIn({ fields }: BlueprintEntity, ids: unknown): string[] | undefined {
  const keys = Array.isArray(ids) ? fields.filter(({ id }) => ids.includes(id)).map(({ key }) => key) : [];
  return keys.length > 0 ? keys : undefined;
}

const bodyText = (entity: BlueprintEntity, excerptField: string | undefined): string | undefined =>
  fieldsOf(entity, 'richtext', 'text').find(({ key }) => key !== excerptField)?.key ?? textOf(entity)?.key;

type Opened = {
  blueprint: Blueprint;
  page: BlueprintPage;
  imports: Imports;
  name: string;
  props: Props;
  /** Stands above the records, with what writers do there beside it. */
  title?: string;
};

/** Visitors read whose page it is and how to write to them; inside, the page has its heading as any other. */
function opened({ blueprint, page, imports, name, props, title }: Opened): string {
  if (!page.public) return framed({ page, imports, body: element(imports.kit(name), props, [], inPage) });
  const contact = blueprint.pages.find(
    ({ archetype, public: isOpen, nav }) => archetype === 'public-form' && isOpen && nav,
  );
  const sent = entityById(blueprint, contact?.target);
  const hero = {
    title: wordsOf(page, 'title') ?? blueprint.app.name,
    text: wordsOf(page, 'description'),
    actions: contact && sent ? [{ label: deedOf(sent).verb, page: contact.name }] : undefined,
  };
  const parts = [
    element(imports.kit('Hero'), hero, [], inPage),
    element(
      imports.kit('Section'),
      { title },
      [element(imports.kit(name), props, [], `${inPage}  `)],
      inPage,
    ),
  ];
  return pageFile(page.name, imports, `    <>\n${parts.join('\n')}\n    </>`);
}

export const blogPage: Emit = (blueprint, page) => {
  const post = entityById(blueprint, page.entity);
  const postPage = post && pageOf(blueprint, 'post', post);
  if (!post || !postPage) return undefined;
  const { shown, draft: _, ...fields } = postFields(post);
  const textField = bodyText(post, fields.excerptField);
  if (!textField) return undefined;
  const imports = new Imports();
  const tags = tagsOf(blueprint, post);
  const props = {
    entity: imports.entity(post.name),
    postPage,
    textField,
    ...fields,
    authorField: authorOf(blueprint, post),
    tagsField: tags?.key,
    ...shown,
    filters: keysIn(post, page.props?.['filters'])?.filter((key) => key !== tags?.key),
    sums: keysIn(post, page.props?.['sums']),
  };
  return opened({ blueprint, page, imports, name: 'BlogList', props, title: post.labelPlural });
};

export const postPage: Emit = (blueprint, page) => {
  const post = entityById(blueprint, page.entity);
  const listPage = post && (pageOf(blueprint, 'blog', post) ?? pageOf(blueprint, 'list', post));
  if (!post || !listPage) return undefined;
  const { shown, draft, ...fields } = postFields(post);
  const textField = bodyText(post, fields.excerptField);
  if (!textField) return undefined;
  const imports = new Imports();
  const tags = tagsOf(blueprint, post);
  const props = {
    entity: imports.entity(post.name),
    listPage,
    textField,
    ...fields,
    authorField: authorOf(blueprint, post),
    tagsField: tags?.key,
    ...shown,
    draft,
    facts: factsOf(blueprint, post, [
      textField,
      tags?.key,
      fields.excerptField,
      fields.imageField,
      fields.dateField,
      shown['statusField'],
    ]),
    comments: commentsOf(blueprint, page, post, imports),
  };
  return pageFile(page.name, imports, element(imports.kit('BlogPost'), props, [], '    '));
};

/** What readers may write below a post. */
function commentsOf(
  blueprint: Blueprint,
  page: BlueprintPage,
  post: BlueprintEntity,
  imports: Imports,
): Props | undefined {
  const child = childOf(blueprint, page, post);
  const field = child && refTo(child, post)?.key;
  const talk = child ? talkOf(blueprint, child) : {};
  if (!child || !field || talk.textField === undefined) return undefined;
  return {
    entity: imports.entity(child.name),
    field,
    label: child.labelPlural,
    ...talk,
    forMembers: child.rules.create === 'anyone' ? undefined : true,
  };
}

/** Facts that fit into the line below a picture. */
const captioned = 2;

export const portfolioPage: Emit = (blueprint, page) => {
  const work = entityById(blueprint, page.entity);
  if (!work) return undefined;
  const imports = new Imports();
  const shown = {
    imageField: imageOf(work),
    categoryField: categoryOf(blueprint, work)?.key,
    lineField: lineOf(work),
  };
  const props = {
    entity: imports.entity(work.name),
    ...shown,
    facts: factsOf(blueprint, work, Object.values(shown))?.slice(0, captioned),
    detailPage:
      pageOf(blueprint, 'public-detail', work) ??
      (page.public ? undefined : pageOf(blueprint, 'detail', work)),
  };
  return opened({ blueprint, page, imports, name: 'ProjectGrid', props });
};

/** The list that visitors came from. */
const backOf = (pages: readonly BlueprintPage[], entity: BlueprintEntity): string | undefined =>
  ['catalogue', 'portfolio', 'public-landing', 'public-form', 'landing', 'gallery', 'list']
    .flatMap(
      (archetype) => pages.find((page) => page.archetype === archetype && page.entity === entity.id) ?? [],
    )
    .at(0)?.name;

export const publicDetailPage: Emit = (blueprint, page) => {
  const thing = entityById(blueprint, page.entity);
  const listPage =
    wordsOf(page, 'listPage') ?? (thing && backOf(blueprint.pages, thing)) ?? blueprint.pages[0]?.name;
  if (!thing || !listPage) return undefined;
  const imports = new Imports();
  const target = entityById(blueprint, page.target);
  const cart = pageOf(blueprint, 'cart', thing);
  const [image, ...more] = fieldsOf(thing, 'image').map(({ key }) => key);
  const told = textOf(thing);
  const text = told && !/address/i.test(told.label) ? told.key : undefined;
  const price = moneyField(thing)?.key;
  const stock = fieldsOf(thing, 'int', 'number').find(
    ({ label }) => /stock|quantity/i.test(label) && !/^min/i.test(label),
  );
  const internal = [text, price, stock?.key, titleOf(thing)?.key, stateOf(thing)?.key];
  const about =
    target &&
    (refTo(target, thing) ?? target.fields.find(({ label }) => label.toLowerCase() === thingOf(thing)));
  const review = reviewOf(blueprint);
  const isReviewed = review !== undefined && reviewedBy(blueprint, review) === thing;
  const props = {
    entity: imports.entity(thing.name),
    listPage,
    imageField: image,
    imageFields: more.length > 0 ? more : undefined,
    textField: text,
    fields: openColumns(thing, 9).filter((key) => !internal.includes(key) && !key.startsWith('min')),
    priceField: price,
    ...(cart ? { stockField: stock?.key, cartPage: cart } : {}),
    reviews: isReviewed ? reviewProps(blueprint, review, imports) : undefined,
    enquiry: target && {
      entity: imports.entity(target.name),
      fields: visitorFields(blueprint, target),
      aboutField: about?.key,
      title: wordsOf(page, 'enquiryTitle') ?? deedOf(target).verb,
      submitLabel: deedOf(target).verb,
      thanks: deedOf(target).thanks,
      defaults: sentDefaults(target, imports),
    },
  };
  return pageFile(page.name, imports, element(imports.kit('PublicDetail'), props, [], '    '));
};

/** The entity of the page holds the orders, its target the products. */
export const ordersPage: Emit = (blueprint, page) => {
  const order = entityById(blueprint, page.entity);
  if (!order) return undefined;
  const imports = new Imports();
  const lines = blueprint.entities.find((one) => isLineItem(one) && refTo(one, order));
  const product =
    entityById(blueprint, page.target) ??
    blueprint.entities.find((one) => one !== order && lines && refTo(lines, one) !== undefined);
  const toProduct = lines && refTo(lines, product);
  const quantity = lines && fieldsOf(lines, 'int', 'number')[0];
  const props = {
    entity: imports.entity(order.name),
    numberField: numberOf(order),
    totalField: moneyField(order)?.key,
    statusField: stateOf(order)?.key,
    paymentField: paymentOf(order)?.['statusField'],
    ...(lines && product && toProduct && quantity
      ? {
          orderItems: imports.entity(lines.name),
          products: imports.entity(product.name),
          itemFields: {
            order: refTo(lines, order)?.key,
            product: toProduct.key,
            quantity: quantity.key,
            price: fieldsOf(lines, 'money')[0]?.key,
          },
        }
      : {}),
    cataloguePage: product && pageOf(blueprint, 'catalogue', product),
  };
  return framed({ page, imports, body: element(imports.kit('OrderHistory'), props, [], inPage) });
};
