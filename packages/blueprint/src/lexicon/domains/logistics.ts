import { concepts } from '../concept.ts';

export const logistics = concepts('transaction', {
  consignment: {
    forms: 'consignment, freight shipment, freight order, transport order, freight, cargo',
    icon: 'Package',
    fields:
      'reference number, >customer?, >carrier, pickup address, delivery address, weight in kg, pallets:int, pickup date, delivery date, status(booked|loaded|in transit|delivered|problem)',
    pools: { title: 'F-20418;F-20419;F-20420;F-20421;F-20422;F-20423' },
  },
  shipping_container: {
    forms: 'shipping container, freight container, sea container',
    icon: 'Container',
    fields:
      'number:string, size(20 ft|40 ft|40 ft high cube|reefer), contents:string, seal number, >vessel, arrival, status(empty|loaded|at sea|at port|delivered)',
    kind: 'resource',
    pools: {
      title: 'MSKU 204118-3;TGHU 771902-0;CAIU 330417-8;BMOU 118265-5;TCLU 904471-2;FCIU 556120-9',
      contents: 'Furniture;Bicycle parts;Coffee;Textiles;Machine parts;Tiles',
    },
  },
  carrier: {
    forms: 'carrier, haulier, freight forwarder, forwarder, shipping company, haulage company',
    icon: 'Truck',
    fields: 'name, contact name, email, phone, modes:tags, rating, status(active|on trial|suspended)',
    kind: 'resource',
    pools: {
      title:
        'Northline Haulage;Delta Freight;Harbour Express;Blue Pallet;Swift & Sons;Coastal Cargo;Meridian Logistics',
      modes: 'Road;Rail;Sea;Air;Express;Cold chain',
    },
  },
  vessel: {
    forms: 'vessel, cargo ship, yacht, sailboat, ferry, barge',
    icon: 'Ship',
    fields:
      'name, type(sailing|motor|cargo|ferry), length in m, registration number, berth:string, captain, status(in port|at sea|in repair), photo',
    kind: 'resource',
    pools: {
      title: 'Sea Lark;Northern Star;Aurora;Blue Heron;Marlin;Tern;Old Friend;Compass Rose',
      berth: 'A4;A7;B2;B9;C1;C6',
      captain: 'Pekka Salo;Greta Lindgren;Diego Luna;Nadia Haddad',
    },
  },
  berth: {
    forms: 'berth, mooring, boat slip, marina berth',
    icon: 'Anchor',
    fields:
      'number:string, jetty:string, length in m, price per night, >vessel, >owner, status(free|occupied|reserved|closed)',
    kind: 'resource',
    pools: { title: 'A1;A2;A3;B1;B2;C1;C2', jetty: 'North jetty;South jetty;Visitors’ pontoon' },
  },
  goods_receipt: {
    forms:
      'goods receipt, goods-in, incoming delivery, inbound delivery, inbound shipment, goods received note',
    icon: 'PackageOpen',
    fields:
      'delivery note number, >supplier?, >purchase_order, received:date, received by, boxes, damaged:bool, status(expected|received|checked|put away), notes',
    pools: {
      title: 'DN-7731;DN-7732;DN-7733;DN-7734;DN-7735;DN-7736',
      notes: 'One box open.;Two pieces missing.;Complete.;Pallet exchanged.',
    },
  },
  pick_list: {
    forms: 'pick list, picking list, picking order, pick order',
    icon: 'ListChecks',
    fields: 'number:string, >order, picker, items list, due date, status(open|picking|picked|packed|shipped)',
    pools: {
      title: 'P-3101;P-3102;P-3103;P-3104;P-3105;P-3106',
      picker: 'Ben Foster;Mei Zhou;Oskar Keller;Amara Bello',
      itemsList: '2 x desk lamp;1 x shelf, oak;4 x mug, blue;1 x rug;6 x hook;3 x storage box',
    },
  },
  stock_count: {
    forms: 'stock count, inventory count, stocktake, stock-take, stock take, cycle count',
    icon: 'ClipboardCheck',
    fields:
      '>product?, >warehouse, counted:int, expected:int, date, counted by, status(planned|counted|approved), notes',
    kind: 'log',
    pools: {
      countedBy: 'Ben Foster;Mei Zhou;Oskar Keller;Amara Bello',
      notes: 'Two found behind the shelf.;Box was damaged.;Counted twice.;As expected.',
    },
  },
  storage_bin: {
    forms: 'storage bin, bin location, storage rack, warehouse shelf, shelf location, storage place',
    icon: 'Grid3x3',
    fields:
      'code, zone, >warehouse, >product, capacity, temperature(ambient|chilled|frozen), status(free|occupied|closed)',
    kind: 'resource',
    pools: {
      title: 'A-01-1;A-01-2;A-02-1;B-04-3;B-05-1;C-11-2;C-12-4',
      zone: 'Goods in;Fast movers;Bulk;Cold store;Returns',
    },
  },
  loading_dock: {
    forms: 'loading dock, loading bay, dock door, loading ramp',
    icon: 'Warehouse',
    fields: 'name, type(inbound|outbound|both), for:string, status(free|occupied|closed), notes',
    kind: 'resource',
    pools: {
      title: 'Dock 1;Dock 2;Dock 3;Dock 4;Ramp north;Ramp south',
      for: 'Trucks;Vans;Containers',
      notes: 'With lift.;Low roof, 3.6 m.;Night access.',
    },
  },
  loading_slot: {
    forms: 'loading slot, dock appointment, delivery window, dock booking',
    icon: 'CalendarClock',
    fields:
      'plate, >carrier?, >loading_dock, date, start:time, end:time, direction(loading|unloading), status(booked|arrived|loading|done|no show)',
    kind: 'event',
    pools: { title: 'KX 21 LQP;BM 14 RTY;LS 09 KPA;MP 17 QQL;PX 33 TTN;SB 12 LMR' },
  },
  fuel_entry: {
    forms:
      'fuel entry, fuel log, refuelling, refueling, fill-up, fuel stop, fuel record, fuel purchase, charging session',
    icon: 'Fuel',
    fields: '>vehicle?, date, odometer, litres:number, price per litre:money, total, station:string, >driver',
    kind: 'log',
    pools: { station: 'Station Road;Motorway north;Depot pump;Harbour;West gate' },
  },
  trailer: {
    forms: 'trailer, semi-trailer, semitrailer',
    icon: 'Caravan',
    fields:
      'plate, type(curtain|flatbed|reefer|tipper), payload in kg, next inspection date, >vehicle, status(free|coupled|in repair)',
    kind: 'resource',
    pools: { title: 'TR 14 LQP;TR 15 LMN;TR 16 KSA;TR 17 PQR;TR 18 BTN;TR 19 MXL' },
  },
  mileage_entry: {
    forms: 'mileage entry, trip log, logbook entry, driver log, mileage log, driving log',
    icon: 'Gauge',
    fields: 'purpose:string, >driver, >vehicle?, date, from, to, distance in km, private:bool',
    kind: 'log',
    pools: {
      title: 'Client visit;Parts pick-up;Site meeting;Airport run;Delivery round;Training day',
      purpose: 'Client visit;Parts pick-up;Site meeting;Airport run;Delivery round;Training day',
    },
  },
  customs_declaration: {
    forms: 'customs declaration, customs entry, customs document, export declaration, import declaration',
    icon: 'FileCheck',
    fields:
      'number:string, >consignment, type(import|export|transit), country, goods:string, value, submitted date, status(draft|submitted|cleared|held)',
    pools: {
      title: 'CD-55120;CD-55121;CD-55122;CD-55123;CD-55124;CD-55125',
      goods: 'Coffee beans;Bicycle parts;Printed fabric;Hand tools;Ceramic tiles',
    },
  },
  port_call: {
    forms: 'port call, vessel call, ship arrival',
    icon: 'Anchor',
    fields:
      '>vessel?, port, >berth, arrival:datetime, departure:datetime, purpose:string, status(announced|in port|departed)',
    kind: 'event',
    pools: {
      port: 'Northport;Southbridge;Harbour Row;Lakeside',
      purpose: 'Unloading;Loading;Bunkering;Repairs;Crew change',
    },
  },
});
