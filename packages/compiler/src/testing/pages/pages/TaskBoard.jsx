import { useSearchParams } from 'react-router-dom';
import { Project } from '@/entities/Project';
import { Task } from '@/entities/Task';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { CreateButton, Page, RecordBoard, RecordCards, RecordTimeline } from '@/kit';

const boards = [
  { key: 'tasks', label: 'Tasks', entity: Task, field: 'status', cardFields: ['due_date', 'assignee'], sumField: 'estimate' },
  { key: 'projects', label: 'Projects', entity: Project, field: 'status', cardFields: ['client_id', 'budget'], sumField: 'budget' },
];

export default function TaskBoard() {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') ?? 'tasks';
  const current = boards.find(({ key }) => key === tab) ?? boards[0];
  return (
    <Page title={`${current.label} board`} actions={<CreateButton entity={current.entity} />}>
      <Tabs value={current.key} onValueChange={(key) => setParams({ tab: key })}>
        <TabsList>
          {boards.map(({ key, label }) => (<TabsTrigger key={key} value={key}>{label}</TabsTrigger>))}
        </TabsList>
        {boards.map(({ key, label, ...board }) => (
          <TabsContent key={key} value={key}>
            <RecordBoard {...board} search={false} emptyTitle={'No ' + label.toLowerCase()} />
          </TabsContent>
        ))}
      </Tabs>
      {tab === 'projects' ? (
        <RecordTimeline entity={Project} dateField="start_date" fields={['client_id', 'end_date']} sort="-start_date" readOnly />
      ) : (
        <RecordCards entity={Task} fields={['status', 'due_date']} where={{ priority: 'high' }} readOnly filters={[]} />
      )}
    </Page>
  );
}
