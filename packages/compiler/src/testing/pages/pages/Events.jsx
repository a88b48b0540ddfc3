import { Link } from 'react-router-dom';
import { Event } from '@/entities/Event';
import { Registration } from '@/entities/Registration';
import { Button } from '@/components/ui/button';
import { Hero, PublicForm, PublicList, Reviews, Section, now } from '@/kit';
import { createPageUrl } from '@/utils';

export default function Events() {
  return (
    <div>
      <Hero
        title="What is on"
        text="Workshops, concerts and long evenings."
        actions={[{ label: 'See all', href: '#list' }, { label: 'Rooms', page: 'RoomFinder', quiet: true }]}
      />
      <Section id="list" title="Next">
        <PublicList
          entity={Event}
          fields={['starts_at', 'place', 'kind']}
          where={{ starts_at: { $gte: now() } }}
          sort="starts_at"
          imageField="cover"
          search={['name', 'summary']}
          filters={['kind']}
          action={(event) => <Button asChild size="sm"><Link to={createPageUrl('EventPage?id=' + event.id)}>Sign up</Link></Button>}
          emptyText="Nothing planned yet"
        />
      </Section>
      <Section title="Tell me" text="We write when something new is planned.">
        <PublicForm entity={Registration} fields={['name', 'email']} submitLabel="Tell me" thanks="We will write to you." />
      </Section>
      <Section>{false}</Section>
    </div>
  );
}
