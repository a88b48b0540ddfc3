import { type EditRefusal, editElement } from '@sayso/compiler/edit/edit-element';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import { texts } from '@sayso/contracts/texts';
import type { VisualEditBody } from '@sayso/contracts/visual-edit';
import { isFrozen } from '@sayso/core/blocks/apply';
import { parseSourcePath } from '@sayso/core/source-tree';
import type { Access } from '../../access/access.ts';
import type { Actor } from '../../access/actor.ts';
import { sourceWords } from '../../texts/sources.ts';
import { refuseStale, type Sources } from './service.ts';
import { hashText, type SourceStore } from './store.ts';
import { type CheckFile, refuseBroken } from './write-file.ts';

type Deps = {
  access: Access;
  sources: Sources;
  sourceStore: SourceStore;
  check: CheckFile;
};

/** Saves what a person changed at one element of the preview into the line that it is written on. */
export const createVisualEdit = ({ access, sources, sourceStore, check }: Deps) => {
  return async (actor: Actor, appId: AppId, given: VisualEditBody) => {
    const grant = await access.manage(actor, appId);
    const path = screenPath(given.file_path);
    const frozen = await sourceStore.frozenFiles(grant);
    if (isFrozen(path, { frozen })) throw new Fault('forbidden', texts.fileIsFrozen(path));
    const { tree, hashes } = await sources.read(grant);
    const text = tree[path];
    if (text === undefined) throw new Fault('not_found', texts.fileNotInApp(path));
    const known = { [path]: given.base_hash };
    // Line and column mean that very text.
    refuseStale(hashes, known);
    const { line, column, classes, classes_before, content } = given;
    const change = classes === undefined ? undefined : { to: classes, from: classes_before };
    const edited = await editElement(text, { line, column, classes: change, content });
    if ('refused' in edited) throw refusal(edited.refused);
    refuseBroken(check(path, edited.text));
    const saved = await sources.beginInTurn(grant, (tx) =>
      sources.edit(grant, { [path]: edited.text }, tx, { known }),
    );
    return { file_path: path, checkpoint_id: saved.id, hash: hashText(edited.text) };
  };
};
export type VisualEdit = ReturnType<typeof createVisualEdit>;

/** Elements stand in pages, components and the layout alone. */
function screenPath(written: string): string {
  const source = parseSourcePath(written);
  if (source && source.kind !== 'entity' && source.kind !== 'function') return source.path;
  const message = sourceWords.notEditable(written);
  throw new Fault('invalid', message, { fields: { file_path: message } });
}

const refusals: Readonly<Record<EditRefusal, { field: string; message: string }>> = {
  no_element: { field: 'line', message: texts.noElementThere },
  kit_element: { field: 'classes', message: texts.kitHasNoClasses },
  classes_not_static: { field: 'classes', message: texts.classesByCode },
  text_not_static: { field: 'content', message: texts.textByCode },
  unreadable: { field: 'content', message: texts.editNotReadable },
};

function refusal(reason: EditRefusal): Fault {
  const { field, message } = refusals[reason];
  return new Fault('invalid', message, { reason, fields: { [field]: message } });
}
