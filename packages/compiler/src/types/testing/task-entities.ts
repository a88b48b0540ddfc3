import type { SourceTree } from '@sayso/core/source-tree';

/** What the cases of mistakes and of right code are about. */
export const taskEntities: SourceTree = {
  'entities/Task': JSON.stringify({
    name: 'Task',
    properties: {
      title: { type: 'string' },
      status: { type: 'string', enum: ['open', 'doing', 'done'] },
      due_date: { type: 'string', format: 'date' },
      amount: { type: 'number' },
      tags: { type: 'array', items: { type: 'string' } },
      address: { type: 'object', properties: { city: { type: 'string' } } },
      project_id: { type: 'string', $ref: '/entities/Project/id' },
    },
  }),
  'entities/Project': JSON.stringify({ name: 'Project', properties: { name: { type: 'string' } } }),
};
