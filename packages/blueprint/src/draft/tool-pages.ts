import { findTools } from '../read/tools/tools.ts';
import { pascal } from '../words.ts';
import type { Making } from './making.ts';

/** A timer, converter, game or quiz: which one it is, the words say. */
export function addToolPage({ draft, page, own, thing, add, isOpen }: Making): void {
  const tool = [page.words, `${draft.name} ${page.kind}`, draft.name]
    .flatMap(findTools)
    .find(({ kind }) => kind === page.kind);
  if (!tool) return;
  const label = own.name ?? tool.title;
  add(pascal(label), {
    label,
    icon: own.icon ?? tool.icon,
    archetype: tool.kind,
    props: { ...tool.props, ...(tool.topic ? { topic: tool.topic } : {}) },
    public: isOpen || draft.use === 'tool',
    ...(thing && tool.kind === 'quiz' ? { entity: thing.id } : {}),
  });
}
