import { Croissant, Wheat } from 'lucide-react';
import {
  AboutBand,
  BandActions,
  BandFact,
  BandFacts,
  BandLink,
  BandPerson,
  BandPicture,
  BandPoint,
  BandQuote,
  FactBand,
  FeatureBand,
  FormBand,
  GalleryBand,
  HeroBand,
  PlaceBand,
  QuoteBand,
  SiteFooter,
  TeamBand,
} from '../kit/kit.ts';
import type { Entry } from './entry.ts';

export const bandEntries: Entry[] = [
  {
    id: 'Bands',
    title: 'Bands of a landing page',
    group: 'Public pages',
    render: ({ Customer }) => (
      <>
        <HeroBand tone="soft">
          <h1>Bread from the valley</h1>
          <p>Baked with what eleven farms grow.</p>
          <BandActions>
            <BandLink href="#contact">Write to us</BandLink>
            <BandLink href="#services" quiet>
              See what we bake
            </BandLink>
          </BandActions>
        </HeroBand>
        <FeatureBand id="services">
          <h2>What we bake</h2>
          <BandPoint icon={Wheat}>
            <h3>Bread</h3>
          </BandPoint>
          <BandPoint icon={Croissant}>
            <h3>Pastries</h3>
          </BandPoint>
        </FeatureBand>
        <AboutBand id="about" tone="soft">
          <h2>Our story</h2>
          <p>Eleven farms of one valley bake with what they grow, and bring it to your door.</p>
        </AboutBand>
        <QuoteBand>
          <h2>What people say</h2>
          <BandQuote name="Ruth">
            <p>The rye keeps for a week.</p>
          </BandQuote>
        </QuoteBand>
        <TeamBand tone="soft">
          <h2>Our team</h2>
          {['Ines', 'Paul', 'Mia'].map((name) => (
            <BandPerson key={name} name={name}>
              <h3>{name}</h3>
            </BandPerson>
          ))}
        </TeamBand>
        <GalleryBand>
          <h2>Pictures</h2>
          <BandPicture alt="The oven" caption="The oven" />
          <BandPicture alt="The shop" caption="The shop" />
          <BandPicture alt="The van" caption="The van" />
        </GalleryBand>
        <FactBand id="hours" tone="soft">
          <h2>Opening hours</h2>
          <BandFacts>
            <BandFact label="Monday to Friday">7 to 6</BandFact>
            <BandFact label="Saturday">7 to 1</BandFact>
          </BandFacts>
        </FactBand>
        <PlaceBand id="place" tone="soft" address="4 Dock Street, Hull">
          <h2>Where to find us</h2>
          <p>4 Dock Street, Hull</p>
        </PlaceBand>
        <FormBand
          id="contact"
          entity={Customer}
          fields={['name', 'email']}
          submitLabel="Write to us"
          thanks="Thank you."
        >
          <h2>Write to us</h2>
        </FormBand>
        <SiteFooter name="Valley Boxes" />
      </>
    ),
  },
];
