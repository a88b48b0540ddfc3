import { Client } from '@/entities/Client';
import { Room } from '@/entities/Room';
import { Task } from '@/entities/Task';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { Checklist, FileLibrary, Page, PeopleDirectory, PlaceMap, ProjectGrid, RecordGallery } from '@/kit';
import { Expense } from '@/entities/Expense';

export default function RoomMap() {
  return (
    <Page title="The house">
      <Tabs defaultValue="map">
        <TabsList><TabsTrigger value="map">Map</TabsTrigger><TabsTrigger value="pictures">Pictures</TabsTrigger><TabsTrigger value="people">People</TabsTrigger><TabsTrigger value="chores">Chores</TabsTrigger><TabsTrigger value="files">Receipts</TabsTrigger></TabsList>
        <TabsContent value="map"><PlaceMap entity={Room} latitudeField="latitude" longitudeField="longitude" fields={['price', 'capacity']} imageField="photo" colorField="kind" filters={['kind']} /></TabsContent>
        <TabsContent value="pictures">
          <RecordGallery entity={Room} imageField="photo" fields={['price']} search={['name']} />
          <ProjectGrid entity={Room} imageField="photo" categoryField="kind" lineField="price" detailPage="RoomFinder" />
        </TabsContent>
        <TabsContent value="people"><PeopleDirectory entity={Client} imageField="logo" lineField="email" fields={['phone', 'website', 'notes']} filters={['vip']} sort="name" /></TabsContent>
        <TabsContent value="chores"><Checklist title="Today" entity={Task} doneField="status" doneValue="done" where={{ tags: 'chores' }} sort="due_date" fields={['due_date']} detailPage="TaskDetails" quickAdd={false} /></TabsContent>
        <TabsContent value="files"><FileLibrary entity={Expense} fileField="receipt" nameField="title" folderField="category" /></TabsContent>
      </Tabs>
    </Page>
  );
}
