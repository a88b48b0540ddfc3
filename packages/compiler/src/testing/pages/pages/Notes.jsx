import { use, useCallback, useEffect, useMemo, useRef, useState, Suspense } from 'react';
import { debounce } from 'lodash';
import { Comment } from '@/entities/Comment';
import { Textarea } from '@/components/ui/textarea';
import { Skeleton } from '@/components/ui/skeleton';

const loadNotes = () => Comment.list('-updated_date', 50).catch(() => []);

function Note({ note, onChange }) {
  const [text, setText] = useState(note.text ?? '');
  const [state, setState] = useState('saved');
  const latest = useRef(text);
  latest.current = text;

  const save = useMemo(
    () =>
      debounce(async () => {
        setState('saving');
        try {
          onChange(await Comment.update(note.id, { text: latest.current }));
          setState('saved');
        } catch (error) {
          setState(error?.status === 409 ? 'changed elsewhere' : 'not saved');
        }
      }, 600),
    [note.id, onChange],
  );
  useEffect(() => save.cancel, [save]);

  return (
    <div>
      <Textarea value={text} onChange={({ target: { value } }) => { setText(value); setState('typing'); save(); }} aria-label="Note" />
      <small>{state === 'saved' ? 'Saved' : `${state}…`} · {text.split(/\s+/).filter(Boolean).length} words</small>
    </div>
  );
}

function List({ promise }) {
  const first = use(promise);
  const [notes, setNotes] = useState(first);
  const change = useCallback((note) => setNotes((all) => all.map((each) => (each.id === note.id ? note : each))), []);
  const add = async () => {
    const note = await Comment.create({ text: 'New note' });
    setNotes((all) => [note, ...all]);
  };
  let view;
  switch (notes.length) {
    case 0:
      view = <p>No notes yet</p>;
      break;
    case 1:
      view = <Note note={notes[0]} onChange={change} />;
      break;
    default:
      view = notes.map((note) => <Note key={note.id} note={note} onChange={change} />);
  }
  return <><button type="button" onClick={add}>New note</button>{view}</>;
}

export default function Notes() {
  const [promise] = useState(loadNotes);
  return (
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <h1>Notes</h1>
      <List promise={promise} />
    </Suspense>
  );
}
