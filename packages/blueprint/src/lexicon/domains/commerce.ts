import { concepts } from '../concept.ts';

export const commerce = concepts('transaction', {
  product: {
    forms: 'product, item, goods, article for sale, merchandise, stock item, sku',
    icon: 'Package',
    fields: 'name, photo, description, category, price, stock:int, minimum stock:int',
    kind: 'resource',
    pools: {
      title:
        'Lavender dream;Cedar & sage;Honey glow;Sea salt;Vanilla night;Orange grove;Morning mist;Winter spice',
      category: 'Bestsellers;New;Gifts;Seasonal',
      size: 'Small;Medium;Large',
      scent: 'Lavender;Cedar;Honey;Vanilla;Orange;Pine',
    },
  },
  order: {
    forms: 'order, purchase, sale, customer order, sales order, preorder, pre-order',
    icon: 'ShoppingBag',
    fields:
      'order number, >customer?, customer email, shipping address, status(new|packed|shipped|delivered|cancelled), total, order date, notes',
    pools: {},
  },
  order_item: {
    forms: 'order item, order line, basket item, cart item',
    icon: 'ShoppingCart',
    fields: '>order, >product, quantity, unit price, line total=quantity*unit price',
  },
  invoice_item: {
    forms: 'line item, invoice line, invoice item, invoice position',
    icon: 'ListOrdered',
    fields:
      'description:string, >invoice, >quote, >order, >product, quantity, unit price, line total=quantity*unit price',
    pools: { description: 'Design work;Printing;Travel;Consulting;Materials;Delivery;Workshop day;Support' },
  },
  purchase_order: {
    forms: 'purchase order, supplier order',
    icon: 'ClipboardList',
    fields:
      'order number, >supplier?, order date, expected date, status(draft|ordered|received|cancelled), total',
    kind: 'transaction',
  },
  invoice: {
    forms: 'invoice, bill, receipt',
    icon: 'ReceiptText',
    fields:
      'invoice number, >customer?, >project, amount, issue date, due date, status(draft|sent|paid|overdue), notes',
  },
  payment: {
    forms: 'payment, instalment, installment, rent payment, payout',
    icon: 'CreditCard',
    fields:
      '>invoice, >tenant, >member, >student, >customer, amount, payment date, payment method(card|cash|bank transfer), status(pending|paid|failed), note',
  },
  expense: {
    forms: 'expense, cost, spending, outgoing, reimbursement',
    icon: 'Wallet',
    fields:
      'description:string, amount, category(food|transport|housing|fun|health|other), date, payment method(card|cash|bank transfer), receipt:file, >project',
    pools: {
      title:
        'Groceries;Train ticket;Electricity;Team lunch;Printer paper;Cinema;Pharmacy;Coffee beans;Parking;Stamps;Flowers;Internet',
    },
  },
  income: {
    forms: 'income, earning, revenue, salary payment',
    icon: 'TrendingUp',
    fields: 'source:string, amount, date, category(salary|sales|gift|other), notes',
    pools: {
      title:
        'Salary;Workshop;Second-hand sale;Interest;Refund;Rent from the garage;Prize;Bonus;Tax refund;Lecture',
    },
  },
  transaction: {
    forms: 'transaction, movement, stock movement, transfer',
    icon: 'ArrowLeftRight',
    fields: 'description:string, >product, >account, type(in|out), quantity:int, amount, date, note',
    pools: { title: 'Delivery;Correction;Sale;Return;Transfer;Stock take' },
  },
  bank_account: {
    forms: 'bank account, savings account, money account, wallet',
    icon: 'Landmark',
    fields: 'name, bank:string, type(checking|savings|credit card|cash), balance:money, note',
    kind: 'resource',
    pools: {
      title: 'Everyday account;Savings;Credit card;Cash at home;Holiday savings;Joint account',
      bank: 'Harbour Bank;City Savings Bank;First Union;Meadow Credit Union',
    },
  },
  money_transaction: {
    forms: 'bank transaction, money transaction, bank movement',
    icon: 'ArrowLeftRight',
    fields:
      'description:string, >bank_account, type(expense|income), category(food|housing|transport|fun|health|other), amount, date, note',
    pools: {
      title: 'Groceries;Salary;Rent;Bus pass;Cinema;Pharmacy;Electricity;Dinner out;Refund;Insurance',
    },
  },
  budget: {
    forms: 'budget, envelope',
    icon: 'PiggyBank',
    fields: '>category?, amount, month:date, notes',
    kind: 'resource',
    pools: { title: 'Groceries;Transport;Rent;Fun;Savings;Health;Eating out;Clothes;Children;Gifts' },
  },
  savings_goal: {
    forms: 'savings goal, saving, piggy bank',
    icon: 'PiggyBank',
    fields: 'name, target amount, current amount, deadline',
    kind: 'resource',
    pools: { title: 'New bike;Emergency fund;Holiday;Kitchen;Laptop;Driving licence;Piano;New windows' },
  },
  subscription: {
    forms: 'subscription, recurring payment',
    icon: 'Repeat',
    fields:
      'name, price, billing cycle(monthly|yearly), next payment date, category(streaming|software|news|fitness|other), status(active|paused|cancelled)',
    kind: 'resource',
    pools: {
      title:
        'Music streaming;Cloud storage;Newspaper;Gym;Phone plan;Video streaming;Design software;Meal kit',
    },
  },
  category: {
    forms: 'category, group, section, genre',
    icon: 'Tags',
    fields: 'name, description, color',
    kind: 'settings',
    pools: { title: 'Getting started;How-to;Policies;Tools;Culture;Projects' },
  },
  warehouse: {
    forms: 'warehouse, storage location, store, branch, depot, stockroom',
    icon: 'Warehouse',
    fields: 'name, address, phone, manager',
    kind: 'resource',
    pools: {
      title: 'Main warehouse;North depot;City store;Harbour storage;Cold store;South depot;Workshop store',
    },
  },
  location: {
    forms: 'location, place, site, address',
    icon: 'MapPin',
    fields: 'name, address, description, photo',
    kind: 'resource',
    pools: {
      title:
        'Old market;Harbour square;North hall;City park;Riverside;Station;Mill yard;Library;Castle gate;Market hall',
    },
  },
  delivery: {
    forms: 'delivery, shipment, parcel',
    icon: 'Truck',
    fields:
      'tracking number, >order, >customer, >driver?, address, delivery date, status(scheduled|on the way|delivered|failed), notes',
  },
  return: {
    forms: 'return, refund, exchange',
    icon: 'Undo2',
    fields: '>order?, reason, amount, date, status(requested|received|refunded)',
  },
  coupon: {
    forms: 'coupon, discount code, voucher, promo code, gift card',
    icon: 'TicketPercent',
    fields: 'code, discount percent, valid until date, active',
    kind: 'resource',
    pools: { title: 'SPRING10;WELCOME5;SUMMER15;THANKYOU;FRIENDS20;FIRSTORDER;AUTUMN8;BIRTHDAY' },
  },
  asset: {
    forms: 'asset, equipment, device, machine, tool, laptop, instrument, gear',
    icon: 'Laptop',
    fields:
      'name, serial number, category(computer|phone|furniture|tool|other), location, purchase date, purchase cost, status(in use|in storage|in repair|retired), assigned to, photo',
    kind: 'resource',
    pools: {
      title:
        'Laptop 14 inch;Projector;Standing desk;Label printer;Cordless drill;Camera;Tablet;Coffee machine',
      serialNumber: 'SN-10442;SN-20817;SN-31120;SN-40963;SN-51277',
    },
  },
  maintenance: {
    forms: 'maintenance, service record, maintenance record, maintenance task, servicing',
    icon: 'Wrench',
    fields:
      'title, >asset, >vehicle, >property, service date, cost, performed by, status(planned|in progress|done), notes',
    kind: 'log',
    pools: {
      title:
        'Annual check;Filter change;Software update;Tyre change;Cleaning;Calibration;Oil change;New battery;Safety test;Belt replaced;Bearings greased;Firmware update',
    },
  },
  vehicle: {
    forms: 'vehicle, car, truck, van, motorbike, motorcycle, bus, fleet vehicle',
    icon: 'Car',
    fields:
      'plate, make, model, year, >customer, color:string, mileage:int, status(available|rented|in maintenance)',
    kind: 'resource',
    pools: {
      plate: 'KX 21 LMN;BD 19 RTY;LS 70 WQP;MA 18 HJK;EO 22 VCX;YN 17 ZAS',
      make: 'Toyota;Volkswagen;Ford;Renault;Volvo;Skoda',
      model: 'Corolla;Golf;Focus;Clio;V60;Octavia',
      color: 'Red;White;Blue;Black;Silver',
      category: 'Compact;Estate;SUV;Van',
    },
  },
  rental: {
    forms: 'rental, hire, car rental, equipment rental, rental agreement',
    icon: 'KeyRound',
    fields:
      '>vehicle, >equipment, >customer?, pickup date, return date, daily rate, total, status(reserved|active|returned|cancelled)',
  },
  part: {
    forms: 'part, spare part, component, material, raw material',
    icon: 'Cog',
    fields: 'name, part number, price, stock:int, minimum stock:int, >supplier',
    kind: 'resource',
    pools: {
      title:
        'Brake disc;Oil filter;Spark plug;Timing belt;Fuse set;Wiper blade;Headlight bulb;Air filter;Battery 60 Ah;Exhaust clamp;Clutch cable;Door seal',
      partNumber: 'P-1041;P-2203;P-3310;P-4120',
    },
  },
  service: {
    forms: 'service, treatment, offering, service offering',
    icon: 'Sparkles',
    fields: 'name, description, price, duration in minutes, category',
    kind: 'resource',
    pools: {
      title:
        'Consultation;Standard visit;Extended session;Follow-up;Full service;Express service;Home visit;Weekend appointment;Gift session;Assessment',
      category: 'Basic;Premium;Care',
    },
  },
  menu_item: {
    forms: 'menu item, dish, meal, drink, pizza',
    icon: 'UtensilsCrossed',
    fields: 'name, photo, description, category(starter|main|dessert|drink), price, allergens, available',
    kind: 'resource',
    pools: {
      title: 'Tomato soup;Margherita;Grilled trout;Mushroom risotto;Lemon tart;House lemonade;Caesar salad',
      allergens: 'Gluten;Milk;Nuts;Eggs;Fish',
    },
  },
  table: {
    forms: 'table, restaurant table, dining table',
    icon: 'Armchair',
    fields: 'number:string, seats, location(indoor|terrace|window), status(free|reserved|occupied)',
    kind: 'resource',
    pools: { title: 'Table 1;Table 2;Table 3;Table 4;Table 5;Table 6', seats: '2;4;4;2;6;8' },
  },
  recipe: {
    forms: 'recipe, cocktail',
    icon: 'ChefHat',
    fields:
      'title, photo, ingredients, steps, preparation time, servings, difficulty(easy|medium|hard), tags, favourite',
    kind: 'content',
    pools: {
      title:
        'Lentil soup;Apple crumble;Chickpea curry;Pancakes;Roast vegetables;Banana bread;Pesto pasta;Potato gratin;Ratatouille;Oat biscuits',
      ingredients: 'Flour;Butter;Eggs;Onions;Tomatoes;Olive oil;Garlic;Salt',
      steps:
        'Chop everything;Heat the oven to 180 °C;Mix and rest for 10 minutes;Bake until golden;Season and serve',
      tags: 'Quick;Vegetarian;Family;Baking;Comfort',
    },
  },
  ingredient: {
    forms: 'ingredient, grocery, grocery item, shopping list item, pantry item',
    icon: 'Carrot',
    fields: 'name, quantity:number, unit, category(produce|dairy|pantry|frozen), bought',
    kind: 'resource',
    pools: { title: 'Milk;Eggs;Tomatoes;Rice;Apples;Bread;Yoghurt;Spinach', unit: 'kg;g;l;pieces' },
  },
  meal_plan: {
    forms: 'meal plan, planned meal',
    icon: 'CalendarDays',
    fields: 'title, date, meal(breakfast|lunch|dinner), >recipe, servings',
    kind: 'event',
    pools: {
      title: 'Soup night;Pasta;Leftovers;Curry;Brunch;Oven vegetables;Risotto;Pancake day;Fish and potatoes',
    },
  },
  cake: {
    forms: 'cake, pastry, baked good, bread, loaf',
    icon: 'CakeSlice',
    fields: 'name, photo, description, price, allergens, available',
    kind: 'resource',
    pools: {
      title:
        'Sourdough loaf;Carrot cake;Almond croissant;Rye bread;Cinnamon roll;Lemon tart;Cheesecake;Baguette;Chocolate brownie;Plum slice',
    },
  },
  ticket_sale: {
    forms: 'ticket sale, event ticket, admission',
    icon: 'Ticket',
    fields: '>event?, buyer name, email, quantity, price, status(reserved|paid|used)',
  },
  lot: {
    forms: 'lot, auction item, listing, classified',
    icon: 'Gavel',
    fields: 'title, photo, description, price, seller, status(active|sold|withdrawn)',
    kind: 'resource',
    pools: {
      title:
        'Oak chair;Vintage camera;Record player;City bike;Desk lamp;Garden table;Box of records;Painting of a bay;Silver teapot;Children’s bicycle',
    },
  },
  bid: { forms: 'bid', icon: 'Gavel', fields: '>lot, bidder, amount, date' },
});
