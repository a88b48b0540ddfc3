import type { Blueprint, BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
import { entityById, fieldsOf, isLineItem, moneyField, startField, stateOf } from '../plan/look.ts';
import { visitorWords } from '../texts/visitors.ts';
import { isAskedUnless, sentDefaults, visitorFields } from './asked.ts';
import { imageOf, offeredState, openColumns, pageOf, thingsOf } from './columns.ts';
import { isInside, numberOf, paymentOf, refTo, wordsOf } from './community-fields.ts';
import { deedOf, knownDeed, openingBy, openingOf } from './copy.ts';
import type { Emit } from './emit.ts';
import { code, element, Imports, type Props, pageFile } from './jsx.ts';
import { shownWhere } from './list-focus.ts';
import { listLook } from './list-look.ts';
import { reviewProps } from './reviews.ts';

const longText = (entity: BlueprintEntity) => fieldsOf(entity, 'text', 'richtext')[0]?.key;
const stockOf = (entity: BlueprintEntity) =>
  fieldsOf(entity, 'int', 'number').find(({ label }) => /stock|quantity/i.test(label) && !/^min/i.test(label))
    ?.key;

export const cataloguePage: Emit = (blueprint, page) => {
  const product = entityById(blueprint, page.entity);
  const price = product && moneyField(product);
  const cart = pageOf(blueprint, 'cart', product);
  if (!product || !price || !cart) return undefined;
  const imports = new Imports();
  const catalogue = element(
    imports.kit('Catalogue'),
    {
      products: imports.entity(product.name),
      priceField: price.key,
      imageField: imageOf(product),
      descriptionField: longText(product),
      categoryField:
        fieldsOf(product, 'enum')[0]?.key ??
        product.fields.find(({ label, type }) => type === 'string' && /category|type|scent/i.test(label))
          ?.key,
      stockField: stockOf(product),
      where: shownWhere(product, page, imports),
      cartPage: cart,
      detailPage: pageOf(blueprint, 'public-detail', product),
    },
    [],
    '      ',
  );
  const props = {
    title: blueprint.app.name,
    description: wordsOf(page, 'description') ?? `All ${thingsOf(product)}`,
    actions: code(element(imports.kit('CartButton'), { page: cart })),
  };
  return pageFile(page.name, imports, element(imports.kit('Page'), props, [catalogue], '    '));
};

/** Fields of an order that its buyer fills in, not the shop. */
export const buyerFields = (order: BlueprintEntity): string[] =>
  order.fields
    .filter((field) =>
      isAskedUnless(
        field,
        field.id !== order.workflow &&
          !isInside(field) &&
          field.ref === undefined &&
          field.type !== 'money' &&
          !/order (?:number|date)|^date$|notes?$|status|tracking|total/i.test(field.label),
      ),
    )
    .map(({ key }) => key);

export const cartPage: Emit = (blueprint, page) => {
  const [product, order] = [entityById(blueprint, page.entity), entityById(blueprint, page.target)];
  const price = product && moneyField(product);
  const cataloguePage = product && pageOf(blueprint, 'catalogue', product);
  if (!product || !order || !price || !cataloguePage) return undefined;
  const imports = new Imports();
  const lines = blueprint.entities.find(isLineItem);
  const keyTo = (target: BlueprintEntity) => lines?.fields.find(({ ref }) => ref === target.id)?.key;
  const quantity = lines && fieldsOf(lines, 'int', 'number')[0]?.key;
  const [toOrder, toProduct] = [keyTo(order), keyTo(product)];
  const state = stateOf(order);
  const date = order.fields.find(({ type, label }) => type === 'date' && /order date|^date$/i.test(label));
  const checkout = element(
    imports.kit('Checkout'),
    {
      products: imports.entity(product.name),
      priceField: price.key,
      stockField: stockOf(product),
      orders: imports.entity(order.name),
      orderFields: buyerFields(order),
      totalField: moneyField(order)?.key,
      orderDefaults: {
        ...(state?.options?.[0] ? { [state.key]: state.options[0].value } : {}),
        ...(date ? { [date.key]: code(`${imports.kit('today')}()`) } : {}),
      },
      noteField: order.fields.find(({ label, type }) => type === 'text' && /^notes?$/i.test(label))?.key,
      ...(lines && toOrder && toProduct && quantity
        ? {
            orderItems: imports.entity(lines.name),
            itemFields: {
              order: toOrder,
              product: toProduct,
              quantity,
              price: fieldsOf(lines, 'money')[0]?.key,
            },
          }
        : {}),
      payment: paymentOf(order) ?? (page.props?.['payment'] === true ? {} : undefined),
      numberField: numberOf(order),
      cataloguePage,
      ordersPage: pageOf(blueprint, 'orders', order),
      thanks: visitorWords.ordered,
    },
    [],
    '      ',
  );
  return pageFile(
    page.name,
    imports,
    element(imports.kit('Page'), { title: 'Your cart' }, [checkout], '    '),
  );
};

/** Visitors see what is offered and answer with a form. */
export const publicPage: Emit = (blueprint, page) => {
  const [offered, target] = [entityById(blueprint, page.entity), entityById(blueprint, page.target)];
  const imports = new Imports();
  const children: string[] = [];
  const isAboutOne = asksAboutOne(blueprint, offered, target);
  const own = ownName(page, target) ?? aloneName(target, offered);
  const opening = own
    ? openingBy((target && knownDeed(target)?.verb) ?? own, offered)
    : openingOf({ offered, target }, isAboutOne);
  children.push(
    element(
      imports.kit('Hero'),
      {
        title: wordsOf(page, 'headline') ?? own ?? blueprint.app.name,
        text: wordsOf(page, 'text') ?? opening.text,
        actions: target ? opening.actions : bookingAction(blueprint),
      },
      [],
      '      ',
    ),
  );
  if (offered) {
    const start = startField(offered);
    const state = stateOf(offered);
    const list = element(
      imports.kit('PublicList'),
      {
        entity: imports.entity(offered.name),
        fields: openColumns(offered)
          .slice(1)
          .filter((key) => key !== state?.key),
        where:
          shownWhere(offered, page, imports) ??
          some({
            ...offeredState(offered),
            ...(target?.fields.some(({ ref }) => ref === offered.id) ? yetToCome(offered, imports) : {}),
          }),
        sort: start?.key,
        imageField: imageOf(offered),
        detailPage: pageOf(blueprint, 'public-detail', offered),
        filters: filtersOf(offered, page),
        emptyText: visitorWords.noneNow(thingsOf(offered)),
      },
      [],
      '        ',
    );
    // The page's own name says what there is.
    const title = own && !target ? undefined : offered.labelPlural;
    const head = { id: isAboutOne ? 'offer' : undefined, title };
    children.push(element(imports.kit('Section'), head, [list], '      '));
  }
  const reviews = target?.concept === 'customer_review' ? reviewProps(blueprint, target, imports) : undefined;
  if (target && reviews) {
    const list = element(imports.kit('Reviews'), reviews, [], '        ');
    children.push(element(imports.kit('Section'), { id: 'answer' }, [list], '      '));
  } else if (target) {
    const form = formElement(blueprint, { target, page, imports });
    const title = own ? offered && own : deedOf(target).verb;
    children.push(element(imports.kit('Section'), { id: 'answer', title }, [form], '      '));
  }
  return pageFile(page.name, imports, `    <>\n${children.join('\n')}\n    </>`);
};

type Asking = { target: BlueprintEntity; page: BlueprintPage; imports: Imports };

function formElement(blueprint: Blueprint, { target, page, imports }: Asking): string {
  // Where the page has a name of its own, the button need not repeat it.
  const verb = ownName(page, target) === undefined ? deedOf(target).verb : visitorWords.send;
  return element(
    imports.kit('PublicForm'),
    {
      entity: imports.entity(target.name),
      fields: visitorFields(blueprint, target),
      submitLabel: knownDeed(target)?.verb ?? verb,
      thanks: deedOf(target).thanks,
      defaults: sentDefaults(target, imports),
    },
    [],
    '        ',
  );
}

/** A form with nothing to look at before it opens with what is done there. */
const aloneName = (
  target: BlueprintEntity | undefined,
  offered: BlueprintEntity | undefined,
): string | undefined => (target && !offered ? deedOf(target).verb : undefined);

/** What a page is called by its own name, and not by the thing alone that visitors send there. */
function ownName({ props, label }: BlueprintPage, target: BlueprintEntity | undefined): string | undefined {
  if (props?.['isNamed'] === true) return label;
  const bare = target && [target.label, target.labelPlural].map((word) => word.toLowerCase());
  return bare === undefined || bare.includes(label.toLowerCase()) ? undefined : label;
}

const some = (where: Props): Props | undefined => (Object.keys(where).length === 0 ? undefined : where);

/** Nobody signs up for a class that has been. */
function yetToCome(offered: BlueprintEntity, imports: Imports): Props {
  const start = offered.kind === 'event' ? startField(offered) : undefined;
  return start ? { [start.key]: { $gte: code(`${imports.kit('today')}()`) } } : {};
}

/** What visitors send names one of the things that they see, each of which has a page of its own. */
const asksAboutOne = (
  blueprint: Blueprint,
  offered: BlueprintEntity | undefined,
  target: BlueprintEntity | undefined,
): boolean =>
  target?.concept === 'enquiry' &&
  offered !== undefined &&
  refTo(target, offered) !== undefined &&
  pageOf(blueprint, 'public-detail', offered) !== undefined;

/** What the text narrows the list by stands first; the other choices stay behind it. */
function filtersOf(offered: BlueprintEntity, page: BlueprintPage): string[] | undefined {
  const told = listLook(offered, page).filters;
  const choices = new Set(['enum', 'bool', 'ref', 'int', 'number', 'money', 'rating']);
  const shown = openColumns(offered);
  const others = offered.fields.filter(
    ({ key, type, id }) => choices.has(type) && shown.includes(key) && id !== offered.workflow,
  );
  return told && [...new Set([...told, ...others.map(({ key }) => key)])];
}

/** The way from what there is to where visitors book it. */
function bookingAction(blueprint: Blueprint): Props[] | undefined {
  const page = blueprint.pages.find(({ archetype, public: isOpen }) => archetype === 'booking' && isOpen);
  const booked = entityById(blueprint, page?.entity);
  return page && booked ? [{ label: deedOf(booked).verb, page: page.name }] : undefined;
}
