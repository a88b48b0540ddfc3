import { useState } from 'react';
import { Booking } from '@/entities/Booking';
import { Room } from '@/entities/Room';
import { Label } from '@/components/ui/label';
import { Slider } from '@/components/ui/slider';
import { Page, Panel, StayBooking } from '@/kit';

export default function RoomFinder() {
  const [[low, high], setRange] = useState([0, 300]);
  return (
    <Page title="Find a room">
      <Panel title="Price">
        <Label id="price-label">From {low} to {high} euros a night</Label>
        <Slider value={[low, high]} onValueChange={setRange} min={0} max={400} step={10} aria-labelledby="price-label" />
      </Panel>
      <StayBooking
        entity={Booking}
        startField="check_in"
        endField="check_out"
        resources={Room}
        resourceField="room_id"
        resourceImageField="photo"
        resourceFields={['capacity', 'equipment', 'price']}
        resourceWhere={{ price: { $gte: low, $lte: high } }}
        fields={['guest_name', 'email', 'guests']}
        priceField="price"
        totalField="total"
        guestsField="guests"
        capacityField="capacity"
        statusField="status"
        freeStates={['cancelled']}
        defaults={{ status: 'asked' }}
        thanks="We will confirm within a day."
      />
    </Page>
  );
}
