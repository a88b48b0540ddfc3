import type { Blueprint, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { entityById, fieldsOf, sumField, titleOf } from '../plan/look.ts';
import { spanFields } from '../plan/pages.ts';
import { formFields, imageOf, pageOf, tableColumns, voteOf } from './columns.ts';
import { talkOf } from './community-fields.ts';
import type { Emit } from './emit.ts';
import { code, element, Imports, type Props, pageFile } from './jsx.ts';
import { mainPage } from './main-page.ts';

/** A vote on an idea is no word on its help. */
const voteLabel = (key: string): string =>
  /vote/.test(key) ? 'Vote' : /like/.test(key) ? 'Like' : 'Helpful';

/** One record with what belongs to it. */
export const detailPage: Emit = (blueprint, page) => {
  const entity = entityById(blueprint, page.entity);
  if (!entity) return undefined;
  const imports = new Imports();
  const image = imageOf(entity);
  const vote = voteOf(entity);
  const body = element(
    imports.kit('RecordDetail'),
    {
      entity: imports.entity(entity.name),
      fields: formFields(entity).filter((key) => key !== image && key !== titleOf(entity)?.key),
      listPage: pageOf(blueprint, 'list', entity) ?? mainPage(blueprint)?.name,
      imageField: image,
      related: some(relatedOf(blueprint, entity, imports)),
      computed: some(computedOf(blueprint, entity, imports)),
      actions: vote
        ? code(
            `(row) => ${element(imports.kit('Vote'), { entity: imports.entity(entity.name), record: code('row'), field: vote, votes: imports.entity(`${entity.name}Vote`), label: voteLabel(vote) })}`,
          )
        : undefined,
    },
    [],
    '    ',
  );
  return pageFile(page.name, imports, body);
};

const some = <T>(list: T[]): T[] | undefined => (list.length === 0 ? undefined : list);

function relatedOf(blueprint: Blueprint, entity: BlueprintEntity, imports: Imports) {
  return blueprint.entities.flatMap((child) =>
    child.fields
      .filter(({ ref }) => ref === entity.id)
      .map((field, _, all) => ({
        entity: imports.entity(child.name),
        field: field.key,
        label: all.length > 1 ? `${child.labelPlural} (${field.label.toLowerCase()})` : child.labelPlural,
        columns:
          child.concept === 'customer_review' ? reviewColumns(child, field) : tableColumns(child, 5, field),
        detailPage: pageOf(blueprint, 'detail', child),
        // A review is more than what it says: its stars stand beside the text.
        ...(child.concept === 'customer_review' ? {} : talkOf(blueprint, child)),
      })),
  );
}

const reviewColumns = (review: BlueprintEntity, about: BlueprintField): string[] =>
  review.fields
    .filter((field) => field !== about && field.type !== 'image')
    .map(({ key }) => key)
    .slice(0, 4);

/** Averages and sums over what belongs to a record: scores of an application, invoices of a client. */
function computedOf(blueprint: Blueprint, entity: BlueprintEntity, imports: Imports): Props[] {
  return blueprint.entities
    .flatMap((child): Props[] => {
      const by = child.fields.find(({ ref }) => ref === entity.id);
      if (!by) return [];
      const client = imports.entity(child.name);
      const rating = fieldsOf(child, 'rating')[0];
      const span = spanFields(child);
      const money = child.kind === 'transaction' || child.kind === 'log' ? sumField(child) : undefined;
      const rate = fieldsOf(entity, 'money').find(({ label }) => /hour|rate/i.test(label));
      if (rating)
        return [
          {
            label: `Average ${rating.label.toLowerCase()}`,
            entity: client,
            by: by.key,
            agg: 'avg',
            field: rating.key,
          },
        ];
      if (span && child.kind === 'log') {
        const hours = {
          label: 'Hours',
          entity: client,
          by: by.key,
          agg: 'sum',
          between: [span.start.key, span.end.key],
          format: 'hours',
        };
        const billable = {
          label: 'Billable amount',
          entity: client,
          by: by.key,
          agg: 'sum',
          between: hours.between,
          times: `${by.key}.${rate?.key ?? ''}`,
          format: 'money',
        };
        return rate ? [hours, billable] : [hours];
      }
      if (money)
        return [
          {
            label: `${child.labelPlural} total`,
            entity: client,
            by: by.key,
            agg: 'sum',
            field: money.key,
            format: 'money',
          },
        ];
      return [];
    })
    .slice(0, 3);
}
