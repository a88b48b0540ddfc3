import type { TemplateData } from '../template-data.ts';

export const restaurant: TemplateData = {
  id: 'restaurant',
  name: 'Restaurant',
  summary: 'A menu and table reservations for guests, with tables, stock and suppliers behind it.',
  group: 'places',
  icon: 'Utensils',
  color: '#9a3412',
  keywords: 'restaurant cafe bistro menu dish table reservation guest food kitchen bar waiter pizza',
  tagline: 'Seasonal cooking, an open kitchen and a table for you',
  people: ['Waiter', 'Chef'],
  things: [
    {
      name: 'Reservation',
      concept: 'reservation',
      icon: 'CalendarClock',
      kind: 'event',
      fields: [
        'Name!',
        'Phone: phone',
        'Email: email',
        'When!: date and time',
        'Guests: number',
        'Wishes: long text',
        'Table: link: Table',
        'Status: states: Requested, Confirmed, Seated, Done, Cancelled',
      ],
      rows: `
        Eva Lindholm | (202) 555-0119 | eva.lindholm@example.com | 0 19:00 | 2 | Window seat if possible. | Window 1 | Confirmed
        Marcus Teo | (202) 555-0126 | marcus.teo@example.com | 0 20:00 | 4 | Birthday, we bring a cake. | Booth 2 | Confirmed
        Gloria Nunes | (202) 555-0130 | gloria.nunes@example.com | +1 18:30 | 6 | One guest is vegan. | - | Requested
        Ian Fraser | (202) 555-0144 | ian.fraser@example.com | +2 19:30 | 3 | - | Booth 1 | Confirmed
        Sabine Roth | (202) 555-0154 | sabine.roth@example.com | -1 20:00 | 2 | - | Terrace 1 | Done
        Kwame Boateng | (202) 555-0160 | kwame.boateng@example.com | +4 12:30 | 8 | Business lunch. | - | Requested`,
    },
    {
      name: 'Dish',
      plural: 'Dishes',
      icon: 'UtensilsCrossed',
      concept: 'menu_item',
      fields: [
        'Name!',
        'Course: choice: Starter, Main, Dessert, Drink',
        'Description: long text',
        'Price: money',
        'Vegetarian: yes or no',
        'Photo: picture',
      ],
      rows: `
        Roasted beetroot with goat’s cheese | Starter | Walnuts, honey and bitter leaves. | 11 | yes
        Fish soup | Starter | Saffron, fennel and toasted bread. | 13 | no
        Wild mushroom risotto | Main | Aged parmesan and thyme butter. | 19 | yes
        Braised lamb shoulder | Main | White beans, rosemary and pickled shallots. | 26 | no
        Grilled sea bream | Main | Lemon potatoes and herb sauce. | 24 | no
        Chocolate tart | Dessert | Sea salt and crème fraîche. | 9 | yes
        House lemonade | Drink | Lemon, mint and a little ginger. | 5 | yes`,
    },
    {
      name: 'Table',
      concept: 'table',
      fields: ['Name!', 'Seats: number', 'Area: choice: Inside, Terrace, Bar'],
      rows: `
        Window 1 | 2 | Inside
        Booth 1 | 4 | Inside
        Booth 2 | 6 | Inside
        Long table | 10 | Inside
        Terrace 1 | 4 | Terrace
        Bar seats | 5 | Bar`,
    },
    {
      name: 'Ingredient',
      concept: 'ingredient',
      fields: [
        'Name!',
        'In stock: number',
        'Unit: choice: kg, litres, pieces',
        'Reorder below: number',
        'Supplier: link: Supplier',
      ],
      rows: `
        Arborio rice | 12 | kg | 5 | Hillside Foods
        Sea bream | 6 | pieces | 8 | Harbour Fish
        Lamb shoulder | 9 | kg | 4 | Meadow Farm
        Beetroot | 7 | kg | 3 | Hillside Foods
        Cream | 4 | litres | 6 | Meadow Farm
        Lemons | 60 | pieces | 30 | Hillside Foods`,
    },
    {
      name: 'Supplier',
      concept: 'supplier',
      fields: ['Name!', 'Contact name', 'Phone: phone', 'Email: email', 'Delivery days'],
      rows: `
        Hillside Foods | Joan Petrie | (202) 555-0180 | orders.hillside@example.com | Monday, Thursday
        Harbour Fish | Nils Aune | (202) 555-0183 | orders.harbour@example.com | Tuesday, Friday
        Meadow Farm | Bea Collins | (202) 555-0186 | orders.meadow@example.com | Wednesday`,
    },
  ],
  pages: [
    {
      kind: 'home',
      name: 'Welcome',
      for: 'everyone',
      thing: 'Dish',
      props: {
        headline: 'Dinner is better with good company',
        text: 'A short menu that follows the market. Reserve your table online, we’ll confirm by email.',
        call: 'Hungry yet?',
      },
    },
    { kind: 'list', thing: 'Dish', name: 'Menu', for: 'everyone' },
    {
      kind: 'form',
      thing: 'Reservation',
      name: 'Reserve a table',
      for: 'everyone',
      fields: ['Name', 'Phone', 'Email', 'When', 'Guests', 'Wishes'],
    },
    { kind: 'calendar', thing: 'Reservation', name: 'Calendar' },
  ],
  rules: ['Supplier: see: users', 'Dish: change: users', 'Dish: delete: admin', 'Table: change: admin'],
};
