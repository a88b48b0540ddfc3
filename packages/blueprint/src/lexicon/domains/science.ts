import { concepts } from '../concept.ts';

export const science = concepts('resource', {
  reagent: {
    forms: 'reagent, chemical, chemical substance, lab chemical, solvent',
    icon: 'FlaskRound',
    fields:
      'name, cas number, quantity, unit, location, hazard class(none|flammable|toxic|corrosive), expiry date, >supplier, status(in stock|low|ordered|expired)',
    pools: {
      title: 'Ethanol 96%;Sodium chloride;Agarose;Tris buffer;Acetone;Glycerol;Hydrochloric acid 1 M',
      casNumber: '64-17-5;7647-14-5;9012-36-6;77-86-1;67-64-1;56-81-5',
      unit: 'ml;mg;kg;bottles',
      location: 'Cabinet 1;Fridge 2;Acid cabinet;Shelf B',
    },
  },
  lab_protocol: {
    forms: 'protocol, lab protocol, standard operating procedure, sop, operating procedure',
    icon: 'ScrollText',
    fields:
      'title, version, purpose, steps, materials needed, author, approved date, status(draft|in review|approved|retired), file',
    kind: 'content',
    pools: {
      title: 'DNA extraction;Cell counting;Buffer preparation;Autoclave use;Gel run;Spill response',
      purpose: 'Same result whoever does it.;Safe handling of the sample.;Reference for new staff.',
      steps:
        'Label all tubes;Spin for five minutes;Discard the liquid;Add 200 µl buffer;Incubate at 37 °C;Record the reading',
      materialsNeeded: 'Pipettes;Gloves;Tubes, 1.5 ml;Buffer;Ice;Timer',
      version: '1.0;1.1;2.0;3.0',
    },
  },
  observation: {
    forms: 'observation, sighting, bird sighting, wildlife sighting, field observation, species sighting',
    icon: 'Binoculars',
    fields:
      'species, count, date:datetime, location, observer, behaviour:string, photo, status(new|checked|confirmed), notes',
    kind: 'log',
    pools: {
      title: 'Grey heron;Kingfisher;Red fox;Common toad;Barn owl;Roe deer;Brimstone butterfly',
      species: 'Grey heron;Kingfisher;Red fox;Common toad;Barn owl;Roe deer;Brimstone butterfly',
      location: 'Mill pond;North meadow;Forest edge;Reed bed;Old orchard',
      behaviour: 'Feeding;Resting;Calling;Nesting;Passing over',
      observer: 'Hana Mori;Pekka Salo;Ines Soto;Ravi Iyer',
      notes: 'Low sun, good view.;Pair with two young.;Flew off to the east.',
    },
  },
  field_site: {
    forms:
      'field site, sampling site, study site, monitoring station, measuring station, sampling point, survey site',
    icon: 'MapPin',
    fields:
      'name, code, latitude, longitude, habitat(forest|meadow|wetland|river|urban), access:text, last visit date, photo',
    pools: {
      title:
        'Mill pond;North meadow;Forest edge;Reed bed;Bridge gauge;Old quarry;Salt marsh;Birch wood;South slope;Canal lock;Heath;Spring 3',
      access: 'Gate code at the office.;Ten minutes on foot from the road.;Boots needed after rain.',
    },
  },
  researcher: {
    forms:
      'researcher, scientist, research fellow, principal investigator, research assistant, phd student, postdoc',
    icon: 'Microscope',
    fields:
      'name, email, department, field:string, role(lead|researcher|assistant|doctoral student), joined:date, photo, website',
    kind: 'person',
    pools: {
      field: 'Soil ecology;Sleep;Materials;Linguistics;Epidemiology;Glaciers',
      department: 'Biology;Chemistry;Psychology;Geography;Physics',
    },
  },
  research_participant: {
    forms: 'study participant, research participant, test subject, research subject, study subject',
    icon: 'UserRound',
    fields:
      'participant code, age:int, gender, >experiment, group(control|treatment), consent, enrolled date, status(screened|enrolled|completed|withdrawn), email',
    kind: 'person',
    pools: {
      title: 'P-001;P-002;P-003;P-004;P-005;P-006;P-007;P-008',
      participantCode: 'P-001;P-002;P-003;P-004;P-005;P-006;P-007;P-008',
    },
  },
  publication: {
    forms:
      'publication, research paper, journal article, scientific paper, preprint, academic paper, manuscript, paper submission',
    icon: 'BookText',
    fields:
      'title, authors:string, journal, year, doi:string, abstract, file, status(draft|submitted|in revision|accepted|published)',
    kind: 'content',
    pools: {
      title:
        'Moss as an air monitor;Sleep after night shifts;Paths of urban foxes;Soil and late frost;Reading in two scripts;A cheap pH logger;Water under old towns;How teams forget;Wings of moths;Bilingual classrooms;Cheap sensors for clean air;Seeds in dry years',
      authors: 'Mori, Luna;Bello et al.;Chen, Soto, Nair;Becker;Okoye et al.',
      journal: 'Annals of Field Ecology;Open Methods;Journal of Small Data;Northern Science Letters',
      doi: '10.5555/ex.1041;10.5555/ex.1042;10.5555/ex.1043;10.5555/ex.1044',
      abstract:
        'Three sites over two summers show a clear gradient.;A low-cost method with open plans and data.;Forty volunteers kept a diary for six weeks.',
    },
  },
  instrument_booking: {
    forms:
      'instrument booking, equipment booking, microscope booking, lab equipment booking, equipment reservation',
    icon: 'CalendarClock',
    fields:
      '>equipment?, booked by, purpose:string, start:datetime, end:datetime, status(requested|confirmed|in use|done|cancelled), notes',
    kind: 'event',
    pools: {
      purpose: 'Routine scan;Training;Long run;Calibration;Student project',
      notes: 'Bring own slides.;Please leave it on.;Needs two people.',
    },
  },
  freezer_box: {
    forms: 'freezer box, cryobox, sample box, freezer rack',
    icon: 'Snowflake',
    fields:
      'code, freezer:string, shelf:string, contents:string, positions used:int, owner, last checked date, notes',
    pools: {
      title: 'FB-01;FB-02;FB-03;FB-04;FB-05;FB-06',
      freezer: 'Minus 80, left;Minus 80, right;Minus 20;Nitrogen tank',
      shelf: 'Top;Second;Third;Bottom',
      contents: 'Blood plasma;Plant DNA;Soil extracts;Cell stocks;Primers',
      notes: 'Lid cracked.;Inventory done in spring.;Half empty.',
    },
  },
  cell_line: {
    forms: 'cell line, cell culture, bacterial strain, bacterial culture',
    icon: 'Dna',
    fields:
      'name, organism, passage number:int, medium, frozen date, location, biosafety level(1|2|3), status(growing|frozen|discarded), notes',
    pools: {
      title: 'HL-20;K-12 wild type;Fibroblast 3;Yeast Y-7;Root callus A;Liver line 2',
      organism: 'Human;E. coli;Mouse;Baker’s yeast;Tobacco',
      medium: 'LB;DMEM;YPD;MS agar',
      location: 'Incubator 1;Nitrogen tank;Minus 80, box 4',
      notes: 'Split every three days.;Contamination test clear.;Slow growth.',
    },
  },
  research_project: {
    forms: 'research project, research study, clinical trial, clinical study',
    icon: 'Microscope',
    fields:
      'title, principal investigator, funder, budget, start date, end date, ethics approval:bool, abstract, status(proposed|funded|running|completed)',
    kind: 'transaction',
    pools: {
      title:
        'Air quality in schools;Bees on rooftops;Night shift and sleep;Old rivers, new maps;Peat and carbon;Reading early',
      principalInvestigator: 'Prof. Elena Rossi;Prof. Samuel Okoye;Dr Mei Zhou;Prof. Greta Lindgren',
      funder: 'National science fund;Alder Foundation;City of Riverton;University',
      abstract:
        'We measure twelve classrooms over one year.;A census of rooftop hives with volunteers.;Old survey sheets are drawn again and compared.',
    },
  },
  weather_record: {
    forms:
      'weather record, weather observation, rainfall record, rainfall entry, weather entry, weather measurement',
    icon: 'CloudRain',
    fields:
      'date, temperature, rainfall in mm, wind speed:number, humidity:percent, sky(clear|cloudy|rain|snow|fog), >field_site, notes',
    kind: 'log',
    pools: { notes: 'Ground frost.;Thunder in the evening.;Gusty from the west.;Dry since Sunday.' },
  },
  archaeological_find: {
    forms: 'archaeological find, excavation find, dig find',
    icon: 'Pickaxe',
    fields:
      'find number, description, material, period, trench:string, depth in cm, found date, photo, status(in the field|cleaned|drawn|stored)',
    pools: {
      title: 'F-101;F-102;F-103;F-104;F-105;F-106',
      description: 'Rim of a storage jar.;Bone needle, broken tip.;Iron nail, square.;Glass bead, blue.',
      material: 'Clay;Bone;Iron;Glass;Stone',
      period: 'Roman;Bronze Age;Medieval;Unknown',
      trench: 'Trench A;Trench B;Trench C;North strip',
    },
  },
});
