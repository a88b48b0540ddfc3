import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { joinWords } from '@sayso/core/join-words';
import { nameSamples, placeParts, settleSite, tidyForms } from '../landing/settle.ts';
import { bodies } from '../lexicon/phrases.ts';
import type { Reading } from '../read/reading.ts';
import { asksPrivacy } from '../read/text/privacy.ts';
import { mentions } from '../read/things/nouns.ts';
import { titleWords } from '../texts/titles.ts';
import { applyAccess, planRules } from './access.ts';
import { keepAcronyms } from './acronyms.ts';
import { appName } from './app-name.ts';
import { settleBookings } from './booking-times.ts';
import { addContacts } from './contact-fields.ts';
import { idsFrom, planEntities } from './entities.ts';
import { primaryFor } from './hues.ts';
import { ideasOf } from './ideas.ts';
import { settleLanguage } from './language.ts';
import { formatsOf } from './money-and-dates.ts';
import { planPages } from './pages.ts';
import { settlePostStates } from './post-states.ts';
import { resolveEntities } from './resolve.ts';
import { settleCounts } from './told-counts.ts';
import { settleUnits } from './units.ts';
import { settleWorlds } from './worlds.ts';

/** What the text says -> the plan of the whole app. */
export function buildBlueprint(reading: Reading): Blueprint {
  const ids = idsFrom(1);
  const site = settleSite(reading);
  const { drafts, assumptions } = resolveEntities(reading);
  const entities = planEntities(reading, drafts, ids);
  if (site) {
    nameSamples(entities, site);
    tidyForms(entities);
  }
  keepAcronyms(entities, reading.text);
  settleSamples(entities, reading);
  settleUnits(entities);
  settlePostStates(entities, reading.text);
  settleCounts(entities, reading.text);
  settleBookings(entities, reading.text, ids);
  const personal = !reading.kinds.some(({ kind }) => kind === 'booking') && isPersonal(reading);
  const blueprint: Blueprint = {
    version: 1,
    app: {
      name: appName(reading, entities[0]?.labelPlural ?? 'App'),
      tagline: '',
      description: '',
      icon: reading.appType?.icon ?? entities[0]?.icon ?? 'Box',
      ...(reading.appType ? { type: reading.appType.id } : {}),
      ...formatsOf(reading.text),
      personal,
    },
    seed: hashText(reading.text),
    nextId: 0,
    entities,
    pages: [],
    theme: {
      preset: reading.preset ?? 'plain',
      mode: reading.mode ?? 'light',
      primary: reading.primary ?? primaryFor(reading, hashText),
      parts: reading.parts,
      ...(reading.font ? { font: reading.font } : {}),
      ...(reading.radius === undefined ? {} : { radius: reading.radius }),
      ...(reading.density ? { density: reading.density } : {}),
    },
    assumptions,
    log: [],
    hashes: {},
  };
  blueprint.app.tagline = taglineOf(entities);
  blueprint.app.description = describe(blueprint);
  planPages(
    blueprint,
    reading,
    new Map(drafts.flatMap((draft, at) => (entities[at] ? [[draft, entities[at]] as const] : []))),
    ids,
  );
  if (site) placeParts(blueprint, reading.text, site);
  planRules(blueprint, reading.text);
  for (const intent of reading.access) {
    const named = mentions(intent.object)[0];
    for (const entity of entities) {
      if (!named || entity.concept === named.concept.id || entity.label.toLowerCase() === named.words)
        applyAccess(entity, intent);
    }
  }
  if (!/\banonym/i.test(reading.text)) addContacts(blueprint, ids);
  blueprint.nextId = ids.used();
  return blueprint;
}

function taglineOf(entities: readonly BlueprintEntity[]): string {
  const things = entities.slice(0, 3).map(({ labelPlural }) => labelPlural.toLowerCase());
  return things.length === 0 ? '' : titleWords.tagline(joinWords(things));
}

/** What the samples speak of is what the text speaks of. */
function settleSamples(entities: BlueprintEntity[], { text, appType }: Reading): void {
  ideasOf(entities, text);
  settleLanguage(entities, text);
  settleWorlds(entities, text, appType?.id ?? '');
}

const describe = ({ app, entities }: Blueprint): string =>
  entities.length === 0
    ? app.name
    : `${app.name}: ${joinWords(entities.map(({ labelPlural }) => labelPlural.toLowerCase()))}.`.slice(
        0,
        200,
      );

function isPersonal(reading: Reading): boolean {
  if (asksPrivacy(reading.text) || reading.workKind?.personal) return true;
  const lower = reading.text.toLowerCase();
  const team =
    /\b(?:team|staff|employees?|colleagues?|customers?|clients?|members?|public|visitors?|volunteers?|we|our|company|agency|school|club|shop|clinic|business|students?|admins?|users|people|family|families|together)\b/.test(
      lower,
    );
  const own = /\b(?:my|i|me|personal)\b/.test(lower);
  // Clients of a freelancer have no account.
  if (alone.test(lower) && !several.test(lower)) return true;
  if (reading.appType) return reading.appType.personal && !othersToo.test(lower) && !forPlace.test(lower);
  return own && !team;
}

const alone = /\bfreelanc(?:ers?|ing|e)\b/;
const several =
  /\b(?:team|we|our|staff|hire|hiring|find|platform|market ?place|directory|jobs?|board|community|network|site|website|agency|portal)\b/;

/** Whose app it is besides the one who asks for it. */
const othersToo =
  /\b(?:staff|employees|colleagues|residents|patients|pupils|trainers|non-?profit|team|we|our|company|business|clients|customers|family|families|couples?|roommates?|flatmates?|housemates?|partner|wife|husband|share|together|club|household)\b/;

/** "A to-do app for a restaurant kitchen": many work there. */
const forPlace = new RegExp(
  `\\bfor (?:my|our|the|an?) (?:[a-z-]+ ){0,2}?(?:kitchen|${bodies.replace(/\|(?:home|house|space|yard)\b/g, '')})\\b`,
);

/** FNV-1a, 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
