import { Anchor, Coffee, Heart, Sun } from 'lucide-react';
import { Booking } from '@/entities/Booking';
import { Room } from '@/entities/Room';
import { Registration } from '@/entities/Registration';
import {
  AboutBand, BandActions, BandFact, BandFacts, BandFigure, BandLink, BandPerson, BandPicture, BandPoint, BandPrice, BandQuestion, BandQuote,
  BandStep, BandTick, CallBand, ContentBand, FactBand, FaqBand, FeatureBand, FigureBand, FormBand, GalleryBand, HeroBand, PlaceBand,
  PriceBand, PublicList, QuoteBand, SiteFooter, StepBand, TeamBand,
} from '@/kit';

const points = [
  [Sun, 'Light all day', 'Windows to three sides.'],
  [Coffee, 'Breakfast until eleven', 'Nobody hurries you.'],
  [Heart, 'Run by two sisters', 'You meet them at the door.'],
];
const days = { 'Monday to Friday': '8 to 18', Saturday: '9 to 16', Sunday: 'closed' };

export default function Home() {
  return (
    <>
      <HeroBand layout="centre" icons={[Anchor, Sun, Coffee]} tone="soft">
        <h1>A small house by the harbour</h1>
        <p>Nine rooms, a kitchen for everybody, and the sea in front of the door.</p>
        <BandActions>
          <BandLink page="RoomFinder">Book a room</BandLink>
          <BandLink href="#prices" quiet>Prices</BandLink>
        </BandActions>
      </HeroBand>
      <FeatureBand>
        <h2>Why people come back</h2>
        {points.map(([Icon, title, text]) => (
          <BandPoint key={title} icon={Icon}><h3>{title}</h3><p>{text}</p></BandPoint>
        ))}
      </FeatureBand>
      <FigureBand tone="strong">
        <BandFigure value="1911"><p>built</p></BandFigure>
        <BandFigure entity={Room}><p>rooms</p></BandFigure>
        <BandFigure entity={Booking} suffix="+"><p>stays</p></BandFigure>
      </FigureBand>
      <StepBand><h2>How it works</h2><BandStep><h3>Choose</h3><p>Pick your days.</p></BandStep><BandStep><h3>Come</h3><p>The key hangs by the door.</p></BandStep></StepBand>
      <PriceBand id="prices">
        <h2>Prices</h2>
        <BandPrice price="€70" per="a night"><h3>Single</h3><p>For one.</p><ul><BandTick>Breakfast</BandTick></ul><BandLink page="RoomFinder">Book</BandLink></BandPrice>
        <BandPrice price="€110" per="a night" badge="Most booked"><h3>Double</h3><p>For two.</p><ul><BandTick>Breakfast</BandTick><BandTick>Sea view</BandTick></ul></BandPrice>
      </PriceBand>
      <QuoteBand><BandQuote name="Ines" role="Guest" stars={5}><p>I slept like a stone.</p></BandQuote></QuoteBand>
      <TeamBand><h2>The house</h2><BandPerson name="Mara"><h3>Mara</h3><p>Kitchen</p></BandPerson><BandPerson name="Lena" /></TeamBand>
      <GalleryBand><h2>Pictures</h2>{['Harbour', 'Kitchen', 'Room 3'].map((caption) => <BandPicture key={caption} alt={caption} caption={caption} />)}</GalleryBand>
      <AboutBand><h2>About</h2><p>Our grandfather mended nets here.</p></AboutBand>
      <FactBand><h2>Open</h2><BandFacts>{Object.entries(days).map(([day, hours]) => <BandFact key={day} label={day}>{hours}</BandFact>)}</BandFacts></FactBand>
      <ContentBand tone="soft"><h2>Rooms</h2><PublicList entity={Room} fields={['capacity', 'price']} imageField="photo" limit={3} sort="price" detailPage="RoomFinder" /></ContentBand>
      <FaqBand id="questions"><h2>Questions</h2><BandQuestion question="Are dogs welcome?"><p>Yes.</p></BandQuestion></FaqBand>
      <FormBand entity={Registration} fields={['name', 'email']} submitLabel="Write to me" thanks="Thank you!" defaults={{ seats: 1 }}><h2>News</h2><p>Twice a year.</p></FormBand>
      <PlaceBand address="Quay 4, Harbour"><h2>Find us</h2><p>Ten minutes from the station.</p></PlaceBand>
      <CallBand tone="strong"><h2>See you soon</h2><BandActions><BandLink page="Events">What is on</BandLink></BandActions></CallBand>
      <SiteFooter name="Harbour House" links={[{ label: 'Events', page: 'Events' }, { label: 'Mail', href: 'mailto:hello@example.com' }]}><p>Open all year</p></SiteFooter>
    </>
  );
}
