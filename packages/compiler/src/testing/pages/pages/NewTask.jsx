import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { Project } from '@/entities/Project';
import { Task } from '@/entities/Task';
import { Skeleton } from '@/components/ui/skeleton';
import { Page, Panel, RecordForm } from '@/kit';
import { createPageUrl } from '@/utils';

export default function NewTask() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [saved, setSaved] = useState(null);
  const id = params.get('id');
  const { data: task, isLoading } = useQuery({
    queryKey: ['records', 'Task', 'rows', id],
    queryFn: () => Task.get(id),
    enabled: !!id,
  });
  const { data: projects = [] } = useQuery({ queryKey: ['records', 'Project', 'rows'], queryFn: () => Project.list('name') });

  if (id && isLoading) return <Skeleton className="h-64" />;

  const title = task ? `Edit ${task.title}` : 'New task';
  return (
    <Page title={title} description={projects.length ? `${projects.length} projects to choose from` : 'No projects yet'}>
      <Panel>
        <RecordForm
          entity={Task}
          record={task}
          fields={Object.keys(Task.schema.properties).filter((name) => !['position', 'worked'].includes(name))}
          defaults={{ project_id: params.get('project') ?? projects[0]?.id, ...(params.has('high') && { priority: 'high' }) }}
          submitLabel={task ? 'Save' : 'Create'}
          onSaved={(row) => { setSaved(row); navigate(createPageUrl(`TaskDetails?id=${row.id}`)); }}
          onCancel={() => navigate(-1)}
        />
      </Panel>
      {saved && <p role="status">Saved {saved.title}</p>}
    </Page>
  );
}
