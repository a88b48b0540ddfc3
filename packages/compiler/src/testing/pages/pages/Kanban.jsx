import { useMemo } from 'react';
import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Task } from '@/entities/Task';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/lib/utils';

const columns = [
  { id: 'todo', label: 'To do' },
  { id: 'doing', label: 'Doing' },
  { id: 'review', label: 'In review' },
  { id: 'done', label: 'Done' },
];
const key = ['records', 'Task', 'rows', 'kanban'];

export default function Kanban() {
  const queryClient = useQueryClient();
  const { data: tasks = [], isLoading } = useQuery({ queryKey: key, queryFn: () => Task.list('position', 500) });

  const move = useMutation({
    mutationFn: ({ id, status, position }) => Task.update(id, { status, position }),
    onMutate: async ({ id, ...change }) => {
      await queryClient.cancelQueries({ queryKey: key });
      const before = queryClient.getQueryData(key);
      queryClient.setQueryData(key, (old = []) => old.map((task) => (task.id === id ? { ...task, ...change } : task)));
      return { before };
    },
    onError: (_error, _change, context) => queryClient.setQueryData(key, context?.before),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['records', 'Task'] }),
  });

  const byStatus = useMemo(() => {
    const groups = Object.fromEntries(columns.map(({ id }) => [id, []]));
    for (const task of tasks) (groups[task.status] ?? groups.todo).push(task);
    return groups;
  }, [tasks]);

  function handleDragEnd({ destination, source, draggableId }) {
    if (!destination) return;
    if (destination.droppableId === source.droppableId && destination.index === source.index) return;
    const others = byStatus[destination.droppableId].filter(({ id }) => id !== draggableId);
    const above = others[destination.index - 1]?.position ?? 0;
    const below = others[destination.index]?.position ?? above + 2;
    move.mutate({ id: draggableId, status: destination.droppableId, position: (above + below) / 2 });
  }

  if (isLoading) return null;
  return (
    <DragDropContext onDragEnd={handleDragEnd}>
      <h1 className="mb-4 text-xl font-semibold">Board</h1>
      <div className="grid auto-cols-[minmax(14rem,1fr)] grid-flow-col gap-4 overflow-x-auto pb-4">
        {columns.map(({ id, label }) => (
          <section key={id} className="rounded-xl bg-muted p-3">
            <h2 className="mb-3 flex justify-between text-sm font-medium">{label} <span>{byStatus[id].length}</span></h2>
            <Droppable droppableId={id}>
              {(provided, snapshot) => (
                <ul ref={provided.innerRef} {...provided.droppableProps} className={cn('min-h-24 space-y-2 rounded-lg', snapshot.isDraggingOver && 'bg-accent')}>
                  {byStatus[id].map((task, index) => (
                    <Draggable key={task.id} draggableId={task.id} index={index}>
                      {(drag, { isDragging }) => (
                        <li
                          ref={drag.innerRef}
                          {...drag.draggableProps}
                          {...drag.dragHandleProps}
                          style={{ ...drag.draggableProps.style, opacity: isDragging ? 0.8 : 1 }}
                          className="rounded-lg border border-border bg-card p-3 text-sm shadow-sm"
                        >
                          {task.title}
                          <div className="mt-2 flex flex-wrap gap-1">{task.tags?.map((tag) => <Badge key={tag} variant="outline">{tag}</Badge>)}</div>
                        </li>
                      )}
                    </Draggable>
                  ))}
                  {provided.placeholder}
                </ul>
              )}
            </Droppable>
          </section>
        ))}
      </div>
    </DragDropContext>
  );
}
