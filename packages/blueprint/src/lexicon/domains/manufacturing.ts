import { concepts } from '../concept.ts';

export const manufacturing = concepts('transaction', {
  production_order: {
    forms: 'production order, manufacturing order, production run, production job',
    icon: 'Factory',
    fields:
      'order number, >product?, quantity, produced:int, >production_line, start date, due date, priority(low|normal|high), status(planned|released|in production|finished)',
    pools: { title: 'PO-8801;PO-8802;PO-8803;PO-8804;PO-8805;PO-8806' },
  },
  downtime: {
    forms: 'downtime, machine stop, stoppage, breakdown, machine downtime, line stop',
    icon: 'OctagonPause',
    fields:
      '>machine?, >production_line, cause, start:datetime, end:datetime, duration=start~end, reported by, status(open|in repair|closed)',
    kind: 'log',
    pools: { cause: 'Belt torn;Sensor fault;No material;Tool change;Power dip;Jam at the infeed' },
  },
  quality_check: {
    forms:
      'quality check, quality inspection, quality control check, qc check, quality test, quality control',
    icon: 'BadgeCheck',
    fields:
      'characteristic, >product, >batch, >production_order, measured value:number, tolerance, result(passed|rework|failed), inspector, date, notes',
    kind: 'log',
    pools: {
      title: 'Diameter;Surface;Weight;Colour;Torque;Tightness;Label',
      characteristic: 'Diameter;Surface;Weight;Colour;Torque;Tightness;Label',
      tolerance: '± 0.1 mm;± 2 g;± 0.5 Nm;no scratches;40 to 42',
      notes: 'Second sample fine.;Tool worn.;Within limits.',
    },
  },
  batch: {
    forms: 'batch, production batch, brew, brew batch, production lot',
    icon: 'Layers',
    fields:
      'batch number, >product, >recipe, quantity, produced date, expiry date, status(planned|in production|quality check|released|on hold), notes',
    kind: 'resource',
    pools: {
      title: 'B-2601;B-2602;B-2603;B-2604;B-2605;B-2606;B-2607',
      notes: 'First run with the new mixer.;Slightly darker.;Sample kept.',
    },
  },
  bom_item: {
    forms: 'bom, bom item, bom line, bill of materials line, bill of material',
    icon: 'ListTree',
    fields: '>product?, >part, component name, quantity, unit, unit cost:money, >supplier, notes',
    kind: 'settings',
    pools: {
      title: 'Seat board;Leg, beech;Screw M6;Felt pad;Back rest;Glue',
      componentName: 'Seat board;Leg, beech;Screw M6;Felt pad;Back rest;Glue',
      unit: 'pieces;kg;ml;pairs',
      notes: 'Alternative: ash.;Order in hundreds.',
    },
  },
  nonconformity: {
    forms:
      'nonconformity, non-conformity, nonconformance, non-conformance, quality defect, reject, quality issue',
    icon: 'FileWarning',
    fields:
      'title, >product, >batch, found date, found by, quantity, severity(minor|major|critical), cause, action taken:text, status(open|analysed|corrected|closed)',
    pools: {
      title:
        'Wrong label;Scratched surface;Hole off centre;Colour differs;Missing screw;Weld too short;Too thin;Wrong quantity;Dent in the lid;Leaking seal;Late delivery;Missing paper',
      cause: 'Mix-up at the change of shift.;Worn tool.;Wrong drawing version.;Supplier material.',
      actionTaken: 'Sorted and reworked.;Tool replaced.;Supplier informed.;Drawing withdrawn.',
    },
  },
  production_line: {
    forms: 'production line, assembly line, workstation, work station, work center, work centre',
    icon: 'Factory',
    fields:
      'name, location, capacity per hour:int, supervisor, >product, operators needed:int, status(running|idle|changeover|down)',
    kind: 'resource',
    pools: {
      title: 'Line 1;Line 2;Assembly A;Packing;Paint shop;Welding cell',
      location: 'Hall 1;Hall 2;Annex',
      supervisor: 'Amara Bello;Jonas Becker;Mei Zhou',
    },
  },
  calibration: {
    forms: 'calibration, calibration record, equipment calibration',
    icon: 'Ruler',
    fields:
      'instrument, >equipment, serial number, date, next due date, deviation:number, result(passed|adjusted|failed), performed by, certificate:file',
    kind: 'log',
    pools: {
      title: 'Caliper 150 mm;Scale 5 kg;Torque wrench;Thermometer;Pressure gauge;Micrometer',
      instrument: 'Caliper 150 mm;Scale 5 kg;Torque wrench;Thermometer;Pressure gauge;Micrometer',
    },
  },
  machine_operator: {
    forms: 'machine operator, operator, line worker, factory worker',
    icon: 'UserCog',
    fields:
      'name, employee number, >production_line, shift(early|late|night), qualifications, phone, status(active|on leave|left)',
    kind: 'person',
    pools: { qualifications: 'Forklift;CNC;Welding;Crane;First aid;Line lead' },
  },
  product_formula: {
    forms: 'product formula, formulation, product recipe, blend',
    icon: 'FlaskConical',
    fields:
      'name, version, >product, ingredients, batch size in kg, ph, developed by, status(draft|in test|approved|retired), notes',
    kind: 'content',
    pools: {
      title:
        'Hand soap, lavender;House blend;Wood oil 2;Face cream, light;Rye sourdough mix;Floor cleaner;Hand cream, rose;Morning blend;Leather balm;Shampoo bar;Spelt bread mix;Glass cleaner',
      ingredients: 'Olive oil;Lavender oil;Water;Beeswax;Rye flour;Citric acid;Salt',
      version: '1.0;1.1;2.0;2.1',
      developedBy: 'Mei Zhou;Clara Vogel;Ravi Iyer',
      notes: 'Thinner than the last version.;Stable for six weeks.;Less scent.',
    },
  },
  corrective_action: {
    forms: 'corrective action, capa, preventive action, improvement action',
    icon: 'ShieldCheck',
    fields:
      'title, root cause:text, action:text, responsible person, due date, effective:bool, status(open|in progress|done|verified)',
    pools: {
      title:
        'Label check at start-up;Second person signs;New storage for gauges;Supplier audit;Train night shift;Guard on press 2;New gauge;Checklist at hand-over;Shorter intervals;Labels in colour;Training for the night shift;Spare parts on stock',
      rootCause: 'No check after changeover.;Instruction not at hand.;Tool kept with worn ones.',
      action: 'Add a line to the start-up list.;Put the drawing at the station.;Train all shifts by May.',
    },
  },
  hazard: {
    forms: 'hazard, near miss, near-miss, safety observation, safety hazard, unsafe condition',
    icon: 'TriangleAlert',
    fields:
      'title, location, description, severity(low|medium|high), photo, reported by, date, assignee, status(reported|assessed|in progress|removed)',
    kind: 'log',
    pools: {
      title:
        'Oil on the floor;Blocked exit;Loose cable;Missing guard;Forklift too fast;Ladder damaged;Wet stairs;Broken step;Stacked too high;Missing sign;Sharp edge;Poor light in the yard',
      location: 'Hall 1;Loading bay;Stairwell;Workshop;Yard',
      description: 'Seen twice this week.;Nobody hurt.;At the change of shift.;Behind the packing table.',
    },
  },
  risk: {
    forms: 'business risk, risks, project risk, risk register entry, risk entry',
    icon: 'ShieldAlert',
    fields:
      'title, >project, description, probability(low|medium|high), impact(low|medium|high), mitigation:text, risk owner, review date, status(open|watched|mitigated|closed)',
    kind: 'content',
    pools: {
      title:
        'Key supplier fails;Late permit;Data loss;Staff shortage;Price of steel;Scope grows;Key person leaves;Currency moves;Bad weather in May;New regulation;Machine breaks down;Too few bookings',
      description:
        'Only one source for the part.;The office needs eight weeks.;Two people hold all the knowledge.',
      mitigation: 'Second supplier by June.;Daily copy off site.;Cross-training.;Fixed price contract.',
      riskOwner: 'Amara Bello;Jonas Becker;Mei Zhou;Clara Vogel',
    },
  },
  print_job: {
    forms: 'print job, print order, printing job, printing order',
    icon: 'Printer',
    fields:
      'title, >customer?, format:string, paper:string, copies, colours(black|two colours|full colour), due date, price, file, status(received|proof sent|approved|printing|finished)',
    pools: {
      title: 'Concert poster;Business cards;Parish letter;Menu;Wedding invitations;Yearbook;Flyer',
      format: 'A4;A5;A3;A6;85 x 55 mm',
      paper: 'Matt 130 g;Recycled 90 g;Card 300 g;Gloss 170 g',
    },
  },
  custom_order: {
    forms: 'custom order, bespoke order, commission piece, made-to-order item, special order',
    icon: 'PencilRuler',
    fields:
      'title, >customer?, description, material, dimensions, price, deposit, due date, status(enquiry|designing|in the making|ready|delivered), photo',
    pools: {
      title:
        'Walnut side table;Name necklace;Leather satchel;Stained-glass panel;Bread knife;Child’s bed;Wool blanket',
      material: 'Walnut;Silver;Leather;Glass;Steel;Beech;Wool',
      dimensions: '60 x 40 x 45 cm;45 cm chain;38 x 28 cm;120 x 60 cm',
      description: 'Like the one in the window, but lower.;With initials inside.;Colours as in the sketch.',
    },
  },
  alteration: {
    forms: 'alteration, tailoring order, tailoring job, sewing order, sewing job',
    icon: 'Scissors',
    fields:
      'garment, >customer?, work:string, measurements, fitting date:date, due date, price, status(received|pinned|in work|ready|picked up)',
    pools: {
      title: 'Wedding dress;Navy suit;Winter coat;Linen trousers;School uniform;Silk blouse',
      garment: 'Wedding dress;Navy suit;Winter coat;Linen trousers;School uniform;Silk blouse',
      work: 'Take in the waist;Shorten by 3 cm;New lining;Replace the zip;Let out the sleeves',
      measurements: 'Waist 78, hip 98;Inside leg 76;Sleeve 61;Chest 102',
    },
  },
});
