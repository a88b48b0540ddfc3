import { entityById, fieldsOf, stateOf, titleOf } from '../plan/look.ts';
import { columnsOf, formFields, imageOf, pageOf } from './columns.ts';
import { categoryOf, coordinatesOf, framed, lineOf, orNothing, textOf } from './community-fields.ts';
import type { Emit } from './emit.ts';
import { element, Imports } from './jsx.ts';

const inPage = '      ';

export const directoryPage: Emit = (blueprint, page) => {
  const person = entityById(blueprint, page.entity);
  if (!person) return undefined;
  const imports = new Imports();
  const [image, line] = [imageOf(person), lineOf(person)];
  const hidden = [image, line, titleOf(person)?.key];
  const props = {
    entity: imports.entity(person.name),
    imageField: image,
    lineField: line,
    fields: formFields(person).filter((key) => !hidden.includes(key)),
    readOnly: page.public ? true : undefined,
  };
  const body = element(imports.kit('PeopleDirectory'), props, [], inPage);
  return framed({ page, imports, about: person, body });
};

export const mapPage: Emit = (blueprint, page) => {
  const place = entityById(blueprint, page.entity);
  const at = place && coordinatesOf(place);
  if (!place || !at) return undefined;
  const imports = new Imports();
  const color = categoryOf(blueprint, place) ?? stateOf(place);
  const text = textOf(place)?.key;
  const facts = columnsOf(place, 7).filter(
    (key) => ![at.latitude, at.longitude, titleOf(place)?.key].includes(key),
  );
  const props = {
    entity: imports.entity(place.name),
    latitudeField: at.latitude,
    longitudeField: at.longitude,
    imageField: imageOf(place),
    colorField: color?.type === 'enum' ? color.key : undefined,
    fields: orNothing([...facts.slice(0, 4), ...(text ? [text] : [])]),
    detailPage: pageOf(blueprint, page.public ? 'public-detail' : 'detail', place),
    readOnly: page.public ? true : undefined,
  };
  const body = element(imports.kit('PlaceMap'), props, [], inPage);
  return framed({ page, imports, about: place, body });
};

export const filesPage: Emit = (blueprint, page) => {
  const entity = entityById(blueprint, page.entity);
  const file = entity && (fieldsOf(entity, 'file')[0] ?? fieldsOf(entity, 'image', 'url')[0]);
  const title = entity && titleOf(entity);
  const name =
    title && ['string', 'text'].includes(title.type) ? title : entity && fieldsOf(entity, 'string')[0];
  if (!entity || !file || !name) return undefined;
  const imports = new Imports();
  const folder =
    categoryOf(blueprint, entity) ??
    fieldsOf(entity, 'string').find(({ label }) => /folder|categor/i.test(label));
  const props = {
    entity: imports.entity(entity.name),
    fileField: file.key,
    nameField: name.key,
    folderField: folder?.key,
    sizeField: fieldsOf(entity, 'int', 'number').find(({ label }) => /size|bytes/i.test(label))?.key,
    readOnly: page.public ? true : undefined,
  };
  return framed({ page, imports, body: element(imports.kit('FileLibrary'), props, [], inPage) });
};

export const settingsPage: Emit = (blueprint, page) => {
  const entity = entityById(blueprint, page.entity);
  if (!entity) return undefined;
  const imports = new Imports();
  // Read by its owner alone, it is a record of each person.
  const isPersonal = page.props?.['scope'] === 'person' || entity.rules.read === 'owner';
  const groups = page.props?.['groups'];
  const props = {
    entity: imports.entity(entity.name),
    scope: isPersonal ? 'person' : undefined,
    groups: Array.isArray(groups) ? groups : [{ title: entity.label, fields: formFields(entity) }],
  };
  return framed({ page, imports, body: element(imports.kit('SettingsForm'), props, [], inPage) });
};
