import { useState } from 'react';
import { Comment } from '@/entities/Comment';
import { Question } from '@/entities/Question';
import { Registration } from '@/entities/Registration';
import { ForumThread, Page, PublicDetail, Survey, SurveyResults } from '@/kit';
import { Event } from '@/entities/Event';
import { Task } from '@/entities/Task';

const source = { entity: Question, textField: 'text', typeField: 'topic', optionsField: 'options', answers: Comment, answerFields: { question: 'task_id', value: 'text' } };

export default function SurveyPage() {
  const [step, setStep] = useState(0);
  const parts = [
    <Survey key="ask" responses={Registration} fields={['name', 'email', 'seats']} intro="Three short questions" submitLabel="Send" thanks="Thank you!" />,
    <SurveyResults key="see" responses={Registration} fields={['name', 'seats']} emptyText="No answers yet" />,
    <SurveyResults key="all" {...source} />,
    <PublicDetail key="event" entity={Event} listPage="Events" fields={['starts_at', 'place']} imageField="cover" textField="summary" enquiry={{ entity: Registration, fields: ['name', 'email'], aboutField: 'event_id', title: 'Come along', submitLabel: 'Sign up', thanks: 'See you!' }} />,
    <ForumThread key="talk" entity={Task} replies={Comment} replyTopicField="task_id" replyTextField="text" listPage="Talk" textField="notes" />,
  ];
  return (
    <Page title="Survey" actions={parts.map((_, at) => <button key={at} onClick={() => setStep(at)}>{at + 1}</button>)}>
      {parts[step]}
    </Page>
  );
}
