import { Channel } from '@/entities/Channel';
import { Comment } from '@/entities/Comment';
import { Message } from '@/entities/Message';
import { Task } from '@/entities/Task';
import { ResizableHandle, ResizablePanel, ResizablePanelGroup } from '@/components/ui/resizable';
import { useIsMobile } from '@/hooks/use-mobile';
import { ChatRooms, ForumTopics, IdeaBoard, Page } from '@/kit';

export default function Talk() {
  const isMobile = useIsMobile();
  const chat = <ChatRooms entity={Message} textField="text" authorField="author" rooms={Channel} roomField="channel_id" placeholder="Say something" />;
  const topics = <ForumTopics entity={Task} threadPage="TaskDetails" textField="notes" authorField="assignee" categoryField="project_id" replies={Comment} replyTopicField="task_id" />;

  return (
    <Page title="Talk">
      {isMobile ? [<div key="chat">{chat}</div>, <div key="topics">{topics}</div>] : (
        <ResizablePanelGroup direction="horizontal" className="min-h-96">
          <ResizablePanel defaultSize={60}>{chat}</ResizablePanel>
          <ResizableHandle withHandle />
          <ResizablePanel defaultSize={40} minSize={20}>{topics}</ResizablePanel>
        </ResizablePanelGroup>
      )}
      <IdeaBoard entity={Task} voteField="position" textField="notes" statusField="status" comments={Comment} commentIdeaField="task_id" commentTextField="text" />
    </Page>
  );
}
