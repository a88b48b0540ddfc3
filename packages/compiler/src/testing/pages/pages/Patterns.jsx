import React, {
  Children, Fragment, Suspense, cloneElement, createElement, forwardRef, isValidElement, lazy, useImperativeHandle, useId, useLayoutEffect, useRef, useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useQuery } from '@tanstack/react-query';
import { Client } from '@/entities/Client';
import { Task } from '@/entities/Task';
import Section from '@/components/Section';
import TaskLine from '@/components/TaskLine';
import { FilterProvider, useFilters } from '@/components/context/FilterContext';

const Chart = lazy(() => import('@/pages/SpendingChart'));

/** Higher order: gives a component the rows of an entity. */
const withRows = (entity, prop = 'rows') => (Inner) => {
  const WithRows = (props) => {
    const { data = [] } = useQuery({ queryKey: ['records', entity.name, 'rows', 'hoc'], queryFn: () => entity.list() });
    return createElement(Inner, { ...props, [prop]: data });
  };
  WithRows.displayName = `WithRows(${Inner.displayName || Inner.name})`;
  return WithRows;
};

const Count = ({ rows, word = 'row' }) => <p>{`${rows.length} ${word}${rows.length === 1 ? '' : 's'}`}</p>;
const ClientCount = withRows(Client)(Count);

/** Render prop. */
function Measure({ children }) {
  const ref = useRef(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.round(entry.contentRect.width)));
    if (ref.current) watcher.observe(ref.current);
    return () => watcher.disconnect();
  }, []);
  return <div ref={ref}>{children(width)}</div>;
}

/** Children are given more than they were written with. */
function Stack({ gap = 2, divider, children }) {
  const items = Children.toArray(children).filter(Boolean);
  return (
    <div style={{ display: 'grid', gap: gap * 4 }}>
      {items.map((child, at) => (
        <Fragment key={at}>
          {at > 0 && divider}
          {isValidElement(child) ? cloneElement(child, { 'data-at': at }) : child}
        </Fragment>
      ))}
    </div>
  );
}

const Modal = forwardRef(({ title, children }, ref) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  useImperativeHandle(ref, () => ({ open: () => setOpen(true), close: () => setOpen(false) }), []);
  if (!isOpen) return null;
  return createPortal(
    <div role="dialog" aria-labelledby={id} className="fixed inset-x-0 top-10 mx-auto w-80 rounded bg-card p-4 shadow-lg">
      <h2 id={id}>{title}</h2>
      {children}
      <button type="button" onClick={() => setOpen(false)}>Close</button>
    </div>,
    document.body,
  );
});
Modal.displayName = 'Modal';

function FilteredTasks() {
  const { filters: { text, status }, setFilter, reset } = useFilters();
  const { data: tasks = [] } = useQuery({ queryKey: ['records', 'Task', 'rows', 'patterns'], queryFn: () => Task.list('due_date', 50) });
  const shown = tasks.filter((task) => (status === 'all' || task.status === status) && task.title.includes(text));
  return (
    <>
      <input aria-label="Filter" value={text} onChange={(e) => setFilter('text', e.target.value)} />
      <select aria-label="State" value={status} onChange={(e) => setFilter('status', e.target.value)}>
        <option value="all">All</option>
        {Task.schema.properties.status.enum.map((value, at) => <option key={value} value={value}>{Task.schema.properties.status.enumNames?.[at] ?? value}</option>)}
      </select>
      <button type="button" onClick={reset}>Clear</button>
      <ul>{shown.map((task) => <TaskLine key={task.id} task={task} compact />)}</ul>
    </>
  );
}

const Plain = React.memo(({ as: Tag = 'span', ...rest }) => <Tag {...rest} />);

export default function Patterns() {
  const modal = useRef(null);
  return (
    <FilterProvider initial={{ status: 'todo' }}>
      <h1>Patterns</h1>
      <Stack gap={3} divider={<hr />}>
        <ClientCount word="client" />
        {null}
        {[1, 2].map((n) => <Plain key={n} as="em">{n}</Plain>)}
        just text
        <Measure>{(width) => <p>{width} px</p>}</Measure>
      </Stack>
      <Section as="aside"><Section.Title level={3}>Tasks</Section.Title><Section.Body><FilteredTasks /></Section.Body></Section>
      <button type="button" onClick={() => modal.current?.open()}>Open</button>
      <Modal ref={modal} title="Hello"><p>From a portal</p></Modal>
      <Suspense fallback={<p>Loading…</p>}><Chart /></Suspense>
    </FilterProvider>
  );
}
