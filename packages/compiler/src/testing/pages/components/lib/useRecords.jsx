import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';

/** Rows of any entity with the three changes, keyed as the kit does. */
export function useRecords(entity, { where, sort = '-created_date', limit = 200, enabled = true } = {}) {
  const client = useQueryClient();
  const key = ['records', entity.name, 'rows', where ?? null, sort, limit];
  const { data: rows = [], isLoading, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => (where ? entity.filter(where, sort, limit) : entity.list(sort, limit)),
    enabled,
  });
  const done = { onSuccess: () => client.invalidateQueries({ queryKey: ['records', entity.name] }) };
  const failed = (words) => ({ onError: (problem) => toast.error(words, { description: problem?.message }) });

  const create = useMutation({ mutationFn: (values) => entity.create(values), ...done, ...failed('Not saved') });
  const update = useMutation({
    mutationFn: ({ id, ...values }) => entity.update(id, values),
    ...done,
    ...failed('Not changed'),
  });
  const remove = useMutation({ mutationFn: (id) => entity.delete(id), ...done, ...failed('Not deleted') });

  return { rows, isLoading, error, refetch, create, update, remove };
}

export default useRecords;
