import { suggestFor } from '@sayso/blueprint/advice/suggest-for';
import { answer } from '@sayso/blueprint/answer';
import { bounded } from '@sayso/blueprint/read/text/bounded';
import { warmReading } from '@sayso/blueprint/read/text/warm';
import { checkAnswer } from '@sayso/blueprint/reading/check-answer';
import { samplesOfSources } from '@sayso/blueprint/seed/samples-of-sources';
import { dataRows } from '@sayso/blueprint/tables/profile-table';
import { type RowRecipe, valuesOf } from '@sayso/blueprint/tables/table-rows';
import { templates } from '@sayso/blueprint/templates/templates';
import type { TurnRequest } from '@sayso/core/turn-provider';
import { rowsOf } from './attached-tables.ts';
import { firstPlan, planChange, planOfApp, planPlaceOf } from './plan-questions.ts';
import type { AnswerEvent, Item, Question, RowsPage, TextFile } from './questions.ts';
import { readAttached } from './read-attached.ts';

/** The worker's part of the built-in builder: whatever takes long over what people wrote. */
export async function* answerQuestion(question: Question): AsyncGenerator<Item> {
  switch (question.kind) {
    case 'answer':
      return yield* answerTurn(question.request);
    case 'rows':
      return yield* pagesOfRows(question.file, question.recipe);
    case 'suggestions':
      return yield suggestFor(question.standing);
    case 'samples':
      return yield samplesOfSources(question.sources, question.now);
    case 'templates':
      return yield [...templates];
    case 'plan':
      return yield planOfApp(question.state);
    case 'planChange':
      return yield planChange(question);
    case 'firstPlan':
      return yield firstPlan(question);
    case 'planPlace':
      return yield planPlaceOf(question.state, question.text);
    case 'checkReading':
      return yield checkAnswer(bounded(question.text), question.answer);
    case 'warm':
      return await warm();
  }
}

async function* answerTurn(request: TurnRequest): AsyncGenerator<AnswerEvent> {
  const { text, remarks, tables } = await readAttached(request);
  for (const remark of remarks) yield { type: 'text', text: `${remark}\n\n` };
  const files = tables.map(({ table }) => table);
  for await (const event of answer({ ...request, text, tables: files })) {
    if (event.type !== 'rows') yield event;
    else {
      const { entity, file, table, recipe } = event.rows;
      const attachment = tables.find((each) => each.table === table)?.attachment ?? -1;
      yield { type: 'rows', entity, file, attachment, recipe };
    }
  }
}

const rowsPerPage = 500;

async function* pagesOfRows(file: TextFile, recipe: RowRecipe): AsyncGenerator<Uint8Array> {
  const rows = rowsOf(file);
  if ('why' in rows) throw new Error(`The rows of a file are gone: ${rows.why}`);
  const encoder = new TextEncoder();
  let page: RowsPage = [];
  for await (const { line, cells } of dataRows(rows.read, recipe.layout)) {
    page.push({ line, values: valuesOf(recipe, cells) });
    if (page.length < rowsPerPage) continue;
    yield encoder.encode(JSON.stringify(page));
    page = [];
  }
  if (page.length > 0) yield encoder.encode(JSON.stringify(page));
}

/** Every part of the way is gone once: the lexicon and the dictionary are read, and the code is compiled. */
async function warm(): Promise<void> {
  await warmReading();
  for await (const _ of answer(anyRequest));
}

const anyRequest: TurnRequest = {
  app: { id: '', name: '', description: '', mainPage: null },
  asker: '',
  sources: {},
  memory: null,
  history: [],
  text: 'Books with title, author and price. Each book belongs to a shelf. Show the dearest books.',
  currentPage: null,
  isFirst: true,
  now: new Date(0),
};
