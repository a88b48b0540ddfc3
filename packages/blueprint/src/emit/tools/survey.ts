import type { Blueprint, BlueprintEntity, BlueprintPage } from '@sayso/core/blueprint-schema';
import { z } from 'zod';
import { entityById } from '../../plan/look.ts';
import { visitorFields } from '../asked.ts';
import { pageOf } from '../columns.ts';
import type { Emit } from '../emit.ts';
import { element, Imports } from '../jsx.ts';
import { answerFields, surveyFields, without } from './roles.ts';
import { entityCode, toolPage } from './tool-page.ts';

const SurveyPage = z.object({
  intro: z.string().optional(),
  thanks: z.string().optional(),
  description: z.string().optional(),
});

/** Questions and answers of two entities; where there is only one, its fields are the questions. */
function sourceOf(blueprint: Blueprint, page: BlueprintPage, imports: Imports) {
  const [entity, target] = [entityById(blueprint, page.entity), entityById(blueprint, page.target)];
  if (!entity) return undefined;
  const answers = target ?? entity;
  const fields = target && surveyFields(entity);
  const into = target && answerFields(target, entity);
  if (target && fields && into) {
    return {
      entity: entityCode(imports, entity.name),
      ...without(fields),
      answers: entityCode(imports, target.name),
      answerFields: without(into),
    };
  }
  return { responses: entityCode(imports, answers.name), fields: askedInSurvey(blueprint, answers) };
}

/** Who answered and when is kept by the server. */
export const askedInSurvey = (blueprint: Blueprint, entity: BlueprintEntity): string[] => {
  const shown = new Set(visitorFields(blueprint, entity));
  return entity.fields
    .filter(
      ({ key, computed, label }) =>
        shown.has(key) && !computed && !/^(?:date|submitted(?: at| on)?|created(?: at)?)$/i.test(label),
    )
    .map(({ key }) => key);
};

export const surveyPage: Emit = (blueprint, page) => {
  const imports = new Imports();
  const source = sourceOf(blueprint, page, imports);
  if (!source) return undefined;
  const { description, ...props } = SurveyPage.safeParse(page.props ?? {}).data ?? {};
  const resultsPage = pageOf(blueprint, 'results', entityById(blueprint, page.entity));
  const results = blueprint.pages.find(({ name }) => name === resultsPage);
  const survey = element(
    imports.kit('Survey'),
    { ...source, ...props, resultsPage: page.public && !results?.public ? undefined : resultsPage },
    [],
    '      ',
  );
  return toolPage({ name: page.name, title: page.label, description, imports, children: [survey] });
};

export const resultsPage: Emit = (blueprint, page) => {
  const imports = new Imports();
  const source = sourceOf(blueprint, page, imports);
  if (!source) return undefined;
  const results = element(imports.kit('SurveyResults'), source, [], '      ');
  return toolPage({ name: page.name, title: page.label, imports, children: [results] });
};
