import { concepts } from '../concept.ts';

export const property = concepts('transaction', {
  maintenance_request: {
    forms:
      'maintenance request, repair request, tenant request, maintenance ticket, maintenance issue, repair ticket',
    icon: 'Wrench',
    fields:
      'title, >tenant, >property?, >unit, description, priority(low|normal|urgent), photo, reported date, >technician, status(reported|assigned|in progress|done)',
    pools: {
      title:
        'Dripping tap;Heating is cold;Broken blind;Door lock sticks;Damp wall;Blocked drain;Light in the stairwell',
      description:
        'In the bathroom, since Sunday.;Only the bedroom stays cold.;Key turns twice, then stops.;Third floor, by the lift.',
      apartment: '1A;2B;3A;1B;4A;2A;3B',
    },
  },
  utility_bill: {
    forms:
      'utility bill, electricity bill, heating bill, energy bill, water bill, gas bill, service charge statement',
    icon: 'Zap',
    fields:
      'type(electricity|gas|water|heating|internet), >property, period, consumption:number, amount, due date, status(open|paid|disputed), file',
    pools: {
      title: 'January;February;March;April;May;June',
      period: 'January;February;March;April;May;June',
    },
  },
  meter: {
    forms: 'meter, electricity meter, water meter, gas meter, heat meter, utility meter',
    icon: 'Gauge',
    fields:
      'meter number, type(electricity|water|gas|heating), >property, >unit, location, last reading:number, last read date, calibrated until:date',
    kind: 'resource',
    pools: {
      title: 'E-77120;E-77121;W-30418;W-30419;G-11802;H-50077',
      location: 'Cellar;Stairwell;Kitchen;Boiler room',
    },
  },
  mortgage: {
    forms: 'mortgage, home loan, property loan',
    icon: 'Landmark',
    fields:
      'bank:string, >property, amount, interest rate, monthly payment:money, start date, end date, balance, status(applied|approved|running|repaid)',
    pools: {
      title: 'Harbour Savings;First Northern;Oakham Credit Union;Cooperative Bank;Lakeside Bank',
      bank: 'Harbour Savings;First Northern;Oakham Credit Union;Cooperative Bank;Lakeside Bank',
    },
  },
  purchase_offer: {
    forms: 'purchase offer, property offer, offer to buy',
    icon: 'HandCoins',
    fields:
      'buyer name, >property?, amount, email, phone, conditions, offer date, status(received|negotiating|accepted|rejected)',
    pools: {
      conditions: 'Subject to survey.;Finance agreed.;Wants the kitchen included.;Move-in by June.',
    },
  },
  homeowner: {
    forms: 'homeowner, property owner, flat owner, co-owner, house owner',
    icon: 'UserRound',
    fields: 'name, email, phone, address, units owned:int, share of costs:percent, voting rights:int, notes',
    kind: 'person',
    pools: { notes: 'Lives abroad.;On the board.;Prefers letters.;Rents the flat out.' },
  },
  move_inspection: {
    forms:
      'move-in inspection, move-out inspection, handover protocol, check-out inspection, check-in inspection, flat handover',
    icon: 'ClipboardCheck',
    fields:
      '>property?, >unit, >tenant, type(move-in|move-out), date, meter readings:string, defects:lines, keys handed over:int, photos, status(planned|done|signed)',
    kind: 'event',
    pools: {
      meterReadings: 'E 40112, W 318;E 9917, W 120;E 22841, W 502',
      defects: 'Scratch on the floor;Socket loose;Wall marks in the hall;Window handle stiff',
    },
  },
  key_handover: {
    forms: 'key handover, key loan, key issue, key record',
    icon: 'KeyRound',
    fields: 'key number, given to:string, phone, issued date, due date, returned, >property, notes',
    pools: {
      title: 'K-01;K-02;K-03;K-04;K-05;K-06',
      givenTo: 'Ben Foster;Mei Zhou;Plumber, Keller & Co;Cleaning team;Hana Mori',
      notes: 'Two copies.;Front door and cellar.;Deposit taken.',
    },
  },
  construction_site: {
    forms: 'construction site, building site, job site, jobsite, worksite',
    icon: 'HardHat',
    fields:
      'name, address, >customer, site manager, start date, end date, budget, status(planned|preparing|under construction|finished), progress',
    kind: 'resource',
    pools: {
      title:
        'Mill Lane 4;School extension;Harbour lofts;Bridge repair;Kindergarten roof;Garden centre;Row houses north',
      siteManager: 'Oskar Keller;Amara Bello;Tomas Novak',
    },
  },
  site_report: {
    forms:
      'site report, site diary entry, daily site report, construction diary, construction log, site diary, site log',
    icon: 'NotebookPen',
    fields:
      '>construction_site?, >project, date, weather(sunny|cloudy|rain|frost), workers on site:int, work done, delays:text, photos, written by',
    kind: 'log',
    pools: {
      workDone:
        'Poured the slab, north half.;Roof battens finished.;Windows on the first floor.;Drains connected.',
      delays: 'None.;Concrete two hours late.;Rain until noon.;Crane inspection.',
      writtenBy: 'Oskar Keller;Amara Bello;Tomas Novak',
    },
  },
  snag: {
    forms: 'snag, punch list item, snag item, construction defect, building defect, snagging item',
    icon: 'TriangleAlert',
    fields:
      'title, >construction_site, >project, room, trade(plumbing|electrical|painting|carpentry|other), photo, responsible person, due date, status(open|in progress|fixed|accepted)',
    pools: {
      title:
        'Crack above the door;Socket missing;Paint run on the wall;Door drags;Tile hollow;Silicone missing;Loose handrail',
      room: 'Kitchen;Bath, first floor;Hall;Stairwell;Flat 3',
    },
  },
  subcontractor: {
    forms: 'subcontractor, sub-contractor, trade contractor, tradesman, tradesperson, craftsman',
    icon: 'HardHat',
    fields:
      'name, trade(plumbing|electrical|roofing|painting|carpentry), company, phone, email, hourly rate, insured until:date, rating',
    kind: 'person',
  },
  change_order: {
    forms: 'change order, variation order, contract variation',
    icon: 'FileDiff',
    fields:
      'title, >project?, >customer, description, extra cost, extra days:int, requested by, status(requested|priced|approved|rejected)',
    pools: {
      title:
        'Larger window;Oak instead of pine;Second socket row;Underfloor heating;Outdoor tap;Extra door;Wider door;Extra window;Tiles in the hall;Built-in shelves;Different handrail;Heat pump instead of gas',
      description:
        'Client asked at the site visit.;Needed because of the old beam.;Replaces item 14 of the offer.',
    },
  },
});
