import type { WorkKind } from './work-kind.ts';

const stock =
  'name, sku:string, category:string, >supplier, >location, >warehouse, stock:int, minimum stock:int, price, photo, description';

/** Trades and places: stock, buildings, bookings, vehicles, work on site. */
export const tradeKinds: readonly WorkKind[] = [
  {
    id: 'inventory',
    shape:
      /\binventory\b|\bstock (?:list|book|count|control|keeping|management|tracker|app|levels?)\b|\bwarehouse\b|\bstockroom\b|\b(?:parts|goods|materials?|supplies|products) stock\b/i,
    not: /\b(?:home|household|personal|pantry|freezer|kitchen|server|chemical|reagent|character|game|wine|collection|shop where|online|equipment rental)\b/i,
    core: ['product|part|ingredient|asset|office_supply', 'transaction=stock movement'],
    words: { movement: 'transaction' },
    gone: ['warehouse', 'inventory', 'alert*', 'stock', 'low stock alert*'],
    fields: {
      product: stock,
      transaction: '>product?, >part, type(in|out), quantity:int, >location, >warehouse, date, note',
    },
  },
  {
    id: 'building-problems',
    shape:
      /\b(?:residents?|tenants?|renters?|apartments?|flats?|buildings?|landlords?|dorms?)\b.*\b(?:report\w*|problems?|issues?|repairs?|fix(?:es|ed)?|maintenance|complaints?|defects?)\b|\b(?:maintenance|repair) requests?\b|\b(?:issues?|problems?|damages?|defects?|faults?) report\w*\b.*\b(?:dorms?|buildings?|apartments?|flats?|tenants?|residents?)\b/i,
    not: /\b(?:leases?|rent payments?|invoices?|rooms? booking)\b/i,
    core: ['maintenance_request=problem', 'tenant=resident'],
    words: {
      problem: 'maintenance_request',
      issue: 'maintenance_request',
      repair: 'maintenance_request',
      complaint: 'maintenance_request',
      defect: 'maintenance_request',
      report: 'maintenance_request=problem',
      fault: 'maintenance_request',
      request: 'maintenance_request',
      'problem report': 'maintenance_request',
    },
    gone: [
      'student',
      'dorm',
      'student dorm',
      'building',
      'apartment',
      'apartment building',
      'manager*',
      'flat',
      'house',
      'caretaker*',
      'photo*',
    ],
    fields: {
      tenant: 'name, apartment:string, email, phone, >property, >unit, notes',
      maintenance_request:
        'title, >tenant?, apartment:string, >property, >unit, category(plumbing|heating|electricity|common area|other), priority(low|normal|urgent), photo, reported date, >technician, status(reported|assigned|in progress|fixed), description',
    },
  },
  {
    id: 'property',
    shape:
      /\bproperty management\b|\brental propert(?:y|ies)\b|\blandlord\b|\b(?:rent|lease) (?:tracker|tracking|collection|payments?)\b|\btenants?\b.*\bleases?\b/i,
    core: ['property|unit', 'tenant', 'lease', 'payment=rent payment'],
    gone: ['landlord'],
    fields: {
      tenant: 'name, email, phone, >property, >unit, emergency contact, notes',
      property:
        'name, type(apartment|house|office|shop), address, bedrooms:int, area in m2, monthly rent, status(vacant|rented|renovation), photo, notes',
      payment:
        '>lease, >tenant, >property, amount, due date, payment date, payment method(card|cash|bank transfer), status(due|paid|late)',
    },
  },
  {
    id: 'practice',
    shape:
      /\b(?:doctors?|dentists?|dental|medical|physio\w*|osteopath|gp|therapists?|clinic)\b.*\b(?:appointments?|bookings?|book)\b|\b(?:appointments?|book\w*)\b.*\b(?:doctors?|dentists?|physio\w*|therapists?|clinic)\b/i,
    not: /\b(?:vet|pets?|animals?|my (?:own )?(?:doctors?|appointments?)|family|internal)\b/i,
    core: ['doctor', 'appointment|booking'],
    words: {
      dentist: 'doctor',
      therapist: 'doctor',
      physiotherapy: 'doctor=physiotherapist',
      physiotherapist: 'doctor=physiotherapist',
    },
    fields: {
      booking:
        '>patient?, phone, email, >doctor, >service, start date, end date, reason, status(requested|confirmed|done|cancelled), notes',
      appointment:
        '>patient?, phone, email, >doctor, >service, date:datetime, duration in minutes, reason, status(requested|confirmed|done|cancelled), notes',
      doctor: 'name, speciality, photo, email, phone, room',
    },
    isOpen: /\bbook(?:s|ing|ings)?\b|\bonline\b|\bsite\b/i,
  },
  {
    id: 'vet',
    shape: /\bvet(?:erinary|erinarian)?\b/i,
    core: [],
    isOpen: /\bonline booking\b|\bbook online\b|\bbooking (?:site|page)\b/i,
  },
  {
    id: 'salon',
    shape:
      /\b(?:salon|barber\w*|hairdresser|spa|beautician|nail studio|tattoo|beauty|cosmetic\w*|massage|groom(?:er|ing))\b.*\b(?:book\w*|appointments?)\b|\b(?:book\w*|appointments?)\b.*\b(?:salon|barber\w*|hairdresser|spa|tattoo|beauty|massage|groom(?:er|ing))\b/i,
    core: ['service', 'booking|appointment'],
    words: { 'studio appointment': 'appointment=appointment' },
    said: [[/\bstylists?\b|\bbarbers\b|\bhairdressers\b/i, 'stylist']],
    fields: {
      appointment:
        '>customer?, phone, email, >stylist, >service, date:datetime, duration in minutes, status(requested|confirmed|done|cancelled), notes',
      booking:
        'customer name, phone, email, >customer, >stylist, >service, start date, end date, status(requested|confirmed|cancelled), notes',
    },
    isOpen: /\bbook(?:s|ing|ings)?\b|\bonline\b|\bsite\b/i,
  },
  {
    id: 'rooms',
    shape:
      /\b(?:meeting|conference|board) ?rooms?\b|\b(?:room|desk|parking(?: spot| space)?) (?:booking|reservation)s?\b|\bbook (?:rooms|desks|a (?:room|desk))\b/i,
    not: /\b(?:hotel|hostel|guest ?house|b&b|nights?|guests?)\b/i,
    core: ['meeting_room|room|resource|parking_spot=meeting room', 'booking'],
    fields: {
      booking:
        'title, >meeting_room, >room, >resource, >parking_spot, booked by:string, start date, end date, people:int, notes',
      room: 'name, floor:string, capacity, equipment:tags, photo',
    },
    links: ['booking>meeting_room', 'booking>room', 'booking>parking_spot'],
  },
  {
    id: 'hall-hire',
    shape:
      /\b(?:hall|venue|marquee|barn|chapel) (?:hires?|rentals?|bookings?)\b|\b(?:hire|rent) (?:out )?(?:our|the) (?:hall|venue|barn)\b/i,
    core: ['venue|room', 'customer', 'booking'],
    words: { hall: 'venue', 'community hall': 'venue', barn: 'venue', hire: 'booking=booking' },
    fields: {
      venue: 'name, capacity, hourly rate, amenities, address, photo, description',
      booking:
        '>customer?, phone, email, >venue, start date, end date, total, status(requested|confirmed|cancelled), notes',
      payment:
        '>booking, >customer, amount, payment date, payment method(card|cash|bank transfer), status(pending|paid|failed)',
    },
    links: ['booking>venue'],
    isOpen: /\bonline\b|\bwebsite\b|\bsite\b/i,
  },
  {
    id: 'members',
    shape:
      /\bmembership (?:management|app|tracker|system|database|list)\b|\bmembers? (?:management|database|administration)\b/i,
    core: ['member'],
    gone: ['membership'],
    fields: {
      payment:
        '>member?, amount, due date, payment date, payment method(card|cash|bank transfer), status(due|paid|late)',
    },
  },
  {
    id: 'class-bookings',
    shape:
      /\b(?:yoga|pilates|fitness|dance|spinning|cooking|pottery|art|gym) (?:class(?:es)?|studio)\b.*\bbook\w*|\bbook\w*\b.*\bclass(?:es)?\b|\bclass (?:booking|sign-?up|schedule)s?\b/i,
    not: /\b(?:classroom|school|first class)\b/i,
    core: ['class', 'registration=booking'],
    words: { booking: 'registration', reservation: 'registration' },
    fields: {
      class:
        'name, >trainer, >teacher, date:datetime, duration in minutes, capacity, location, price, description',
      registration:
        '>class, >member, >student, name, email, phone, status(booked|confirmed|cancelled|waiting list)',
    },
    links: ['registration>class'],
    isOpen: /\bbook(?:ing|ings|s)?\b|\bsign/i,
  },
  {
    id: 'volunteers',
    shape: /\bvolunteers?\b.*\b(?:hours?|shifts?|schedul\w*|sign\w*|rota|roster)\b/i,
    core: ['volunteer', 'shift|volunteer_hour|event'],
    fields: {
      shift:
        'title, location, >event, start time, end time, needed people:int, >volunteer, status(open|full|done), notes',
    },
  },
  {
    id: 'shifts',
    shape: /\b(?:staff |work |employee )?shifts\b|\bshift (?:schedule|plan\w*|rota|roster|app)\b|\brota\b/i,
    not: /\bvolunteers?\b|\bgear\b/i,
    core: ['shift', 'employee|nurse|driver|waiter|caregiver|volunteer|security_guard'],
    gone: ['home', 'nursing home', 'rota*'],
    fields: {
      shift:
        'title, >employee, >nurse, >driver, >waiter, >caregiver, >security_guard, location, start time, end time, status(planned|confirmed|done), notes',
    },
    links: ['shift>employee', 'shift>nurse', 'shift>caregiver'],
  },
  {
    id: 'table-reservations',
    shape:
      /\b(?:restaurant|bistro|caf[eé]|pizzeria|dining)\b.*\b(?:reservations?|table bookings?|book(?:ing)? a? ?tables?)\b|\btable (?:reservations?|bookings?)\b|\b(?:book|reserve)(?:ing)? a table\b/i,
    not: /\b(?:pool|tennis|billiards|snooker|ping)\b/i,
    core: ['table', 'booking=reservation'],
    words: { reservation: 'booking', booking: 'booking', 'restaurant table': 'table=table' },
    fields: {
      booking:
        'guest name, phone, email, >table, party size:int, start date, end date, status(requested|confirmed|seated|cancelled), notes',
      table: 'number:string, seats, location(indoor|terrace|window)',
    },
    links: ['booking>table'],
    isOpen: true,
  },
  {
    id: 'table-orders',
    shape:
      /\b(?:restaurant|waiters?|kitchen|caf[eé]|bar)\b.*\borders?\b|\borders?\b.*\b(?:waiters?|kitchen)\b/i,
    not: /\b(?:online|delivery|takeaway|purchase|suppliers?|customers (?:can )?order|ordering|pre-?orders?)\b/i,
    core: ['table', 'order', 'menu_item=dish'],
    gone: ['waiter*', 'kitchen', 'menu*', 'bar'],
    fields: {
      order:
        'order number, >table?, guests:int, ordered at:datetime, status(new|in the kitchen|served|paid), total, notes',
      table: 'number:string, seats, location(indoor|terrace|window), status(free|reserved|occupied)',
    },
    links: ['order>table'],
  },
  {
    id: 'feedback',
    shape:
      /\b(?:customer|guest|visitor|client) feedback\b|\bfeedback from (?:our |my )?(?:customers|clients|guests|visitors)\b|\bcollect(?:ing)? feedback\b|\bfeedback form\b/i,
    not: /\b(?:board|vot\w+|features?)\b/i,
    core: ['feedback'],
    without: 'feedback',
    said: [[/\bprojects?\b/i, 'project']],
    fields: { feedback: 'name, >project, rating, message, submitted date, status(new|read|answered)' },
    // What is said of a project is said inside: visitors are shown none of them.
    isOpen: /^(?!.*\bprojects?\b)/i,
  },
  {
    id: 'lending',
    shape:
      /\b(?:tool|equipment) (?:library|lending)\b|\bborrow (?:tools|equipment)\b|\b(?:tools?|equipment|gear)\b.*\bwho (?:has )?borrow\w*/i,
    core: ['asset|shared_item|board_game|product=item', 'member|neighbour|employee', 'loan'],
    gone: ['borrowed by*'],
    fields: {
      asset:
        'name, photo, category:string, condition:string, status(available|lent|in repair), location, description',
      loan: '>member?, >asset, >shared_item, loan date, due date, returned',
    },
    links: ['loan>asset', 'loan>member'],
  },
  {
    id: 'device-repairs',
    shape:
      /\brepairs?\b.*\b(?:phones?|computers?|laptops?|electronics|watch(?:es)?|shoes?|appliances?|consoles?)\b|\b(?:phone|computer|laptop|electronics|watch|shoe|appliance) repairs?\b/i,
    not: /\b(?:employees?|assets?|tenants?|my (?:home|house))\b/i,
    core: ['customer', 'device_repair=repair'],
    words: { repair: 'device_repair', job: 'device_repair' },
    gone: ['phone*', 'computer*', 'laptop*', 'watch*', 'shoe*', 'appliance*', 'device*'],
  },
  {
    id: 'food-orders',
    shape:
      /\bmenu\b.*\border(?:s|ing)?\b|\b(?:online|food|takeaway|takeout) (?:food )?order(?:s|ing)\b|\border food\b/i,
    not: /\b(?:waiters?|kitchen|suppliers?|inventory)\b/i,
    core: ['menu_item=dish', 'order'],
    gone: ['menu*'],
    fields: {
      order:
        'order number, >customer?, customer email, phone, delivery address, status(new|preparing|ready|delivered|cancelled), total, order date, notes',
    },
    sells: 'menu_item',
  },
  {
    id: 'ticketing',
    shape:
      /\b(?:events?|concerts?|festivals?|theat(?:re|er)|shows?|gigs?|cinema|party|parties)\b.*\btickets?(?:ing)?\b|\btickets?(?:ing)?\b.*\b(?:events?|concerts?|festivals?|theat(?:re|er)|shows?|gigs?|cinema|party|parties)\b/i,
    not: /\bsupport\b|\bhelp ?desk\b/i,
    core: ['event|concert|screening|stage_play', 'ticket_sale=ticket'],
    words: { ticket: 'ticket_sale', 'ticket sale': 'ticket_sale', 'ticket order': 'ticket_sale' },
    gone: ['event ticketing', 'ticketing', 'ticket booking'],
    fields: {
      event:
        'title, photo, date:datetime, venue, ticket price, capacity, status(planned|on sale|sold out|finished), description',
      concert:
        'title, photo, date:datetime, venue, ticket price, capacity, status(planned|on sale|sold out|finished), description',
      ticket_sale:
        '>event, >concert, >screening, >stage_play, buyer name, email, number of tickets:int, status(reserved|paid|checked in)',
    },
    links: ['ticket_sale>concert', 'ticket_sale>event', 'ticket_sale>screening', 'ticket_sale>stage_play'],
    isOpen: true,
  },
  {
    id: 'signups',
    shape:
      /\b(?:events?|workshops?|courses?|class(?:es)?|seminars?|webinars?|conference) (?:registrations?|sign-?ups?)\b|\bregist(?:er|rations?) (?:form )?for (?:our |my |the )?(?:[\p{L}-]+ )?(?:events?|workshops?|courses?|seminars?|webinars?|conference)\b/iu,
    core: ['event|class|course', 'registration'],
    gone: ['event registration*'],
    isOpen: true,
  },
  {
    id: 'fleet',
    shape:
      /\bfleet\b|\bcompany (?:cars?|vehicles?|vans?)\b|\bpool (?:cars|vehicles)\b|\bcar ?pool\b.*\bvehicles\b/i,
    core: ['vehicle', 'driver'],
    said: [
      [/\bfuel\b|\brefuel\w*/i, 'fuel_entry=fuel entry'],
      [/\bmaintenance\b|\bservicing\b|\brepairs\b/i, 'maintenance=maintenance record'],
      [/\btrips?\b|\bmileage\b/i, 'mileage_entry=trip'],
    ],
    words: { trip: 'mileage_entry', repair: 'maintenance', service: 'maintenance' },
    gone: ['fuel', 'fleet*', 'mileage', 'pool*', 'company car pool', 'car pool', 'carpool'],
    fields: {
      vehicle:
        'plate, make, model, year, >driver, mileage:int, next service date, status(active|in maintenance|retired)',
    },
  },
  {
    id: 'field-work',
    shape:
      /\bfield service\b|\b(?:cleaning|landscaping|plumbing|handyman|gardening|electrical|window cleaning|pest control|hvac|roofing|painting)\b.*\b(?:jobs?|schedule|scheduling|clients?|customers?|visits?|bookings?)\b|\btechnicians?\b.*\bjobs?\b/i,
    not: /\b(?:my house|chores?|household|room cleaning|hotel)\b/i,
    core: ['customer', 'job|cleaning|work_order|appointment|booking'],
    said: [
      [/\btechnicians?\b/i, 'technician'],
      [/\b(?:employees|staff|crew)\b/i, 'employee'],
    ],
    words: { visit: 'job' },
    fields: {
      job: 'title, >customer?, address, scheduled date:datetime, assignee, status(scheduled|in progress|done|invoiced), price, photos, description',
      customer: 'name, email, phone, address, notes',
      technician: 'name, email, phone, speciality, status(available|busy|off duty)',
      cleaning:
        'title, >customer?, address, date:datetime, assignee, status(scheduled|in progress|done|invoiced), price, notes',
    },
  },
  {
    id: 'rental',
    shape:
      /\b(?:equipment|tool|bike|kayak|boat|canoe|costume|camera|ski|gear|scooter|party|tent|e-bike) (?:rentals?|hire)\b|\brent(?:ing)? out (?:my |our )?(?:equipment|tools?|bikes?|kayaks?|boats?|costumes?|cameras?|skis?|tents?)\b/i,
    core: ['asset|bike|boat|costume|vehicle=equipment', 'customer', 'booking|rental'],
    fields: {
      asset:
        'name, photo, category:string, serial number, daily rate, status(available|rented|in repair|retired), description',
    },
    words: { hire: 'rental=rental' },
    links: ['booking>first', 'rental>first'],
  },
  {
    id: 'dog-business',
    shape: /\b(?:dog walking|pet sitting|dog walkers?|pet sitters?)\b/i,
    core: ['owner|customer', 'pet', 'dog_walk|pet_stay|booking'],
    fields: { customer: 'name, email, phone, address, notes' },
    links: ['dog_walk>pet', 'pet_stay>pet'],
  },
  {
    id: 'sales',
    shape: /\bsales (?:tracker|app|log|management)\b|\border (?:tracker|management|app|tracking)\b/i,
    not: /\b(?:leads?|deals?|pipeline|crm)\b/i,
    core: ['product|cake|menu_item', 'order'],
    fields: {
      order:
        'order number, >customer?, order date, status(new|confirmed|shipped|delivered|cancelled), total, notes',
    },
  },
];
