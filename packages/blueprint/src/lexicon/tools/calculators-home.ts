// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions become source of a page
import { calculators } from './calculator-row.ts';

/** House, car, kitchen and craft. */
export const homeCalculators = calculators({
  fuel: {
    forms:
      'fuel cost, fuel, gas cost, petrol cost, gas mileage, fuel consumption, petrol, mileage cost, driving cost',
    title: 'Fuel cost calculator',
    icon: 'Fuel',
    in: [
      'distance: Distance {km} = 250 [0..]',
      'consumption: Consumption {l/100 km} = 6.5 [0..]',
      'price: Price per litre $ = 1.8 [0..]',
      'people: People sharing # = 1 [1..]',
    ],
    out: [
      'litres: Fuel needed {l} = (distance * consumption) / 100',
      '*cost: Fuel cost $ = litres * price',
      'perPerson: Per person $ = cost / people',
    ],
  },
  trip: {
    forms:
      'trip cost, travel cost, road trip, road trip cost, vacation cost, holiday cost, trip budget, travel budget',
    title: 'Trip cost calculator',
    icon: 'Luggage',
    in: [
      'transport: Transport $ = 300 [0..]',
      'nights: Nights # = 4 [0..]',
      'perNight: Stay per night $ = 90 [0..]',
      'food: Food per person and day $ = 40 [0..]',
      'extras: Extras $ = 150 [0..]',
      'people: People # = 2 [1..]',
    ],
    out: [
      'stay: Stay $ = nights * perNight',
      'meals: Food $ = food * people * (nights + 1)',
      '*total: Total $ = transport + stay + meals + extras',
      'perPerson: Per person $ = total / people',
    ],
  },
  electricity: {
    forms:
      'electricity cost, electricity, energy cost, power cost, power consumption, energy consumption, appliance cost, electricity bill',
    title: 'Electricity cost calculator',
    icon: 'Zap',
    in: [
      'watts: Power {W} = 1000 [0..]',
      'hours: Hours per day = 2 [0..24]',
      'days: Days per month # = 30 [0..31]',
      'price: Price per kWh $ = 0.3 [0..]',
    ],
    out: [
      'energy: Energy per month {kWh} = (watts / 1000) * hours * days',
      '*cost: Cost per month $ = energy * price',
      'yearly: Cost per year $ = cost * 12',
    ],
  },
  paint: {
    forms: 'paint, paint needed, wall paint, room paint, painting',
    title: 'Paint calculator',
    icon: 'PaintRoller',
    in: [
      'length: Room length {m} = 4 [0..]',
      'width: Room width {m} = 3 [0..]',
      'height: Wall height {m} = 2.5 [0..]',
      'doors: Doors # = 1 [0..]',
      'windows: Windows # = 1 [0..]',
      'coats: Coats # = 2 [1..]',
      'coverage: One litre covers {m²} = 10 [0.1..]',
    ],
    out: [
      'area: Wall area {m²} = Math.max(0, 2 * (length + width) * height - doors * 2 - windows * 1.5)',
      '*litres: Paint needed {l} = (area * coats) / coverage',
    ],
    note: 'A door counts 2 m², a window 1.5 m².',
  },
  tiles: {
    forms: 'tile, tiles, tiling, flooring, floor tiles, laminate',
    title: 'Tile calculator',
    icon: 'Grid3x3',
    in: [
      'length: Length {m} = 4 [0..]',
      'width: Width {m} = 3 [0..]',
      'tileLength: Tile length {cm} = 30 [1..]',
      'tileWidth: Tile width {cm} = 30 [1..]',
      'waste: Spare for cuts % = 10 [0..100]',
      'price: Price per tile $ = 2 [0..]',
    ],
    out: [
      'area: Area {m²} = length * width',
      '*tiles: Tiles needed # = Math.ceil((area * (1 + waste / 100)) / ((tileLength * tileWidth) / 10000))',
      'cost: Cost $ = tiles * price',
    ],
  },
  concrete: {
    forms: 'concrete, cement, concrete slab, slab',
    title: 'Concrete calculator',
    icon: 'Cuboid',
    in: [
      'length: Length {m} = 4 [0..]',
      'width: Width {m} = 3 [0..]',
      'depth: Depth {cm} = 10 [0..]',
      'waste: Spare % = 5 [0..100]',
    ],
    out: [
      '*volume: Concrete {m³} = ((length * width * depth) / 100) * (1 + waste / 100)',
      'bags: Bags of 25 kg # = Math.ceil((volume * 2000) / 25)',
      'weight: Weight #{kg} = volume * 2400',
    ],
  },
  soil: {
    forms: 'mulch, soil, gravel, topsoil, compost',
    title: 'Soil and mulch calculator',
    icon: 'Shovel',
    in: [
      'length: Length {m} = 5 [0..]',
      'width: Width {m} = 2 [0..]',
      'depth: Depth {cm} = 5 [0..]',
      'bag: Bag size {l} = 50 [1..]',
    ],
    out: ['*litres: Needed #{l} = length * width * depth * 10', 'bags: Bags # = Math.ceil(litres / bag)'],
  },
  area: {
    forms: 'area, surface area, square metre, square meter, square footage, square feet, room area',
    title: 'Area calculator',
    icon: 'SquareDashed',
    in: [
      'shape: Shape (rectangle:Rectangle|triangle:Triangle|circle:Circle|trapezoid:Trapezoid) = rectangle',
      'length: Length (or diameter) {m} = 5 [0..]',
      'width: Width (or height) {m} = 4 [0..]',
      'other: Second length (trapezoid) {m} = 3 [0..]',
    ],
    out: [
      "*area: Area {m²} = shape === 'rectangle' ? length * width : shape === 'triangle' ? (length * width) / 2 : shape === 'circle' ? Math.PI * (length / 2) ** 2 : ((length + other) / 2) * width",
      'feet: Area in square feet {ft²} = area * 10.76391',
    ],
  },
  volume: {
    forms: 'volume, cubic metre, cubic meter, tank volume, box volume',
    title: 'Volume calculator',
    icon: 'Box',
    in: [
      'shape: Shape (box:Box|cylinder:Cylinder|sphere:Sphere|cone:Cone) = box',
      'length: Length (or diameter) {m} = 2 [0..]',
      'width: Width (box) {m} = 1 [0..]',
      'height: Height {m} = 1 [0..]',
    ],
    out: [
      "*volume: Volume {m³} = shape === 'box' ? length * width * height : shape === 'cylinder' ? Math.PI * (length / 2) ** 2 * height : shape === 'sphere' ? (4 / 3) * Math.PI * (length / 2) ** 3 : (Math.PI * (length / 2) ** 2 * height) / 3",
      'litres: Litres {l} = volume * 1000',
    ],
  },
  recipe: {
    forms: 'recipe scaling, recipe scaler, recipe, servings, scale recipe, portion, baking',
    title: 'Recipe scaler',
    icon: 'CookingPot',
    in: [
      'servings: Recipe is for #{servings} = 4 [1..]',
      'wanted: You cook for #{servings} = 6 [1..]',
      'ingredients: Ingredients <name: Ingredient text, amount: Amount, unit: Unit text> = Flour, 300, g; Milk, 250, ml; Eggs, 2, pcs',
    ],
    out: [
      '*factor: Everything times = wanted / servings',
      'scaled: Scaled ingredients <name: Ingredient text, amount: Amount, unit: Unit text> = ingredients.map((each) => ({ ...each, amount: Math.round(each.amount * factor * 100) / 100 }))',
    ],
  },
  pizza: {
    forms: 'pizza, pizza party, party food',
    title: 'Pizza calculator',
    icon: 'Pizza',
    in: [
      'people: People # = 8 [1..]',
      'slices: Slices each = 3 [0..]',
      'perPizza: Slices per pizza # = 8 [1..]',
      'price: Price per pizza $ = 12 [0..]',
    ],
    out: [
      '*pizzas: Pizzas to order # = Math.ceil((people * slices) / perPizza)',
      'cost: Cost $ = pizzas * price',
      'each: Per person $ = cost / people',
    ],
  },
  dilution: {
    forms: 'dilution, dilute, mixing ratio, concentration',
    title: 'Dilution calculator',
    icon: 'FlaskConical',
    in: [
      'stock: Stock concentration % = 30 [0.001..100]',
      'target: Wanted concentration % = 5 [0..100]',
      'volume: Wanted volume {ml} = 500 [0..]',
    ],
    out: ['*part: Stock solution {ml} = (target / stock) * volume', 'water: Add water {ml} = volume - part'],
  },
  quote: {
    forms:
      'quote, quotation, price quote, estimate, job quote, cost estimate, price estimate, cleaning quote, project cost',
    title: 'Quote calculator',
    icon: 'FileText',
    in: [
      'area: Area {m²} = 50 [0..]',
      'perArea: Price per m² $ = 12 [0..]',
      'hours: Hours = 4 [0..]',
      'hourly: Price per hour $ = 45 [0..]',
      'material: Material $ = 80 [0..]',
      'discount: Discount % = 0 [0..100]',
      'tax: Tax % = 20 [0..]',
    ],
    out: [
      'work: Work $ = area * perArea + hours * hourly',
      'subtotal: Subtotal $ = (work + material) * (1 - discount / 100)',
      'taxAmount: Tax $ = (subtotal * tax) / 100',
      '*total: Total $ = subtotal + taxAmount',
    ],
  },
  solar: {
    forms: 'solar, solar payback, solar panel, solar panels, photovoltaic, solar savings',
    title: 'Solar payback calculator',
    icon: 'Sun',
    in: [
      'cost: System cost $ = 12000 [0..]',
      'size: System size {kWp} = 8 [0..]',
      'harvest: Yield per kWp and year {kWh} = 950 [0..]',
      'ownUse: Used by yourself % = 40 [0..100]',
      'price: Price of bought power per kWh $ = 0.32 [0..]',
      'feedIn: Paid for fed-in power per kWh $ = 0.08 [0..]',
    ],
    out: [
      'energy: Energy per year #{kWh} = size * harvest',
      'saving: Saved per year $ = energy * ((ownUse / 100) * price + (1 - ownUse / 100) * feedIn)',
      '*years: Paid back after {years} = cost / saving',
      'gain: Gain after 20 years $ = saving * 20 - cost',
    ],
  },
  carbon: {
    forms: 'carbon footprint, carbon, co2, emissions, co2 footprint, ecological footprint',
    title: 'Carbon footprint calculator',
    icon: 'Leaf',
    in: [
      'drive: Car per year {km} = 10000 [0..]',
      'power: Electricity per year {kWh} = 2500 [0..]',
      'heat: Gas for heating per year {kWh} = 8000 [0..]',
      'shortFlights: Short flights per year # = 1 [0..]',
      'longFlights: Long flights per year # = 0 [0..]',
      'diet: Diet (2.5:much meat|1.9:average|1.4:vegetarian|1.1:vegan) = 1.9',
    ],
    out: [
      'travel: Car and flights {t CO₂} = drive * 0.00017 + shortFlights * 0.25 + longFlights * 1.6',
      'home: Home {t CO₂} = power * 0.00038 + heat * 0.0002',
      'food: Food {t CO₂} = Number(diet)',
      '*total: Footprint per year {t CO₂} = travel + home + food',
    ],
    note: 'Rough averages; goods and services come on top.',
  },
  speed: {
    forms: 'speed distance time, speed, travel time, distance time, average speed, arrival time',
    title: 'Travel time calculator',
    icon: 'Gauge',
    in: [
      'distance: Distance {km} = 120 [0..]',
      'speed: Average speed {km/h} = 80 [0.1..]',
      'breaks: Breaks {min} = 0 [0..]',
    ],
    out: [
      '~minutes: Minutes = (distance / speed) * 60 + breaks',
      '*time: Travel time text = `${Math.floor(Math.round(minutes) / 60)} h ${Math.round(minutes) % 60} min`',
    ],
  },
  download: {
    forms: 'download time, download, file transfer, upload time',
    title: 'Download time calculator',
    icon: 'Download',
    in: ['size: File size {GB} = 10 [0..]', 'speed: Speed {Mbit/s} = 50 [0.01..]'],
    out: [
      '~seconds: Seconds = (size * 8000) / speed',
      '*time: Download time text = `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min ${Math.round(seconds % 60)} s`',
    ],
  },
  ohm: {
    forms: "ohm, ohms law, ohm’s law, ohm's law, voltage, resistance",
    title: 'Ohm’s law calculator',
    icon: 'Zap',
    in: ['voltage: Voltage {V} = 12 [0..]', 'resistance: Resistance {Ω} = 4 [0.001..]'],
    out: ['*current: Current {A} = voltage / resistance', 'power: Power {W} = voltage * current'],
  },
});
