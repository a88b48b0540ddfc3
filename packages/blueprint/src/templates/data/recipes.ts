import type { TemplateData } from '../template-data.ts';

export const recipes: TemplateData = {
  id: 'recipes',
  name: 'Recipes',
  summary: 'Your recipes with pictures, a plan for the week and a shopping list.',
  group: 'life',
  icon: 'ChefHat',
  color: '#b4532a',
  keywords: 'recipe cook cooking ingredient meal dinner shopping list kitchen baking food family cookbook',
  use: 'personal',
  things: [
    {
      name: 'Recipe',
      concept: 'recipe',
      fields: [
        'Title!',
        'Kind: choice: Breakfast, Soup, Main, Baking, Dessert',
        'Serves: number',
        'Minutes: number',
        'Ingredients: long text',
        'Method: long text',
        'Rating: rating',
        'Picture: picture',
      ],
      rows: `
        Lentil soup with lemon | Soup | 4 | 35 | 250 g red lentils, 1 onion, 2 carrots, 1 lemon, cumin, vegetable stock. | Soften onion and carrots, add cumin, lentils and stock. Simmer for 20 minutes and finish with lemon juice. | 5
        Sheet-pan vegetables | Main | 3 | 45 | 1 cauliflower, 2 peppers, 1 tin of chickpeas, olive oil, paprika. | Toss everything with oil and paprika. Roast at 210 °C for 35 minutes, turn once. | 4
        Weekend pancakes | Breakfast | 4 | 25 | 250 g flour, 2 eggs, 400 ml milk, butter, a pinch of salt. | Whisk, rest for ten minutes, fry in butter until golden. | 5
        Apple crumble | Dessert | 6 | 50 | 6 apples, 150 g flour, 100 g butter, 80 g sugar, cinnamon. | Slice apples into a dish, rub the rest into crumbs on top. Bake at 190 °C for 35 minutes. | 5
        No-knead bread | Baking | 8 | 60 | 500 g flour, 380 ml water, 10 g salt, a little yeast. | Stir, leave overnight, shape, and bake in a hot pot for 45 minutes. | 4
        Tomato pasta, fast | Main | 2 | 20 | 200 g spaghetti, 1 tin of tomatoes, garlic, basil, olive oil. | Fry garlic, add tomatoes, cook while the pasta boils. Finish together in the pan. | 3`,
    },
    {
      name: 'Planned meal',
      concept: null,
      icon: 'CalendarDays',
      kind: 'event',
      fields: [
        'What!',
        'Day: date',
        'Meal: choice: Breakfast, Lunch, Dinner',
        'Recipe: link: Recipe',
        'Cook',
      ],
      rows: `
        Soup night | 0 | Dinner | Lentil soup with lemon | Me
        Quick pasta | +1 | Dinner | Tomato pasta, fast | Robin
        Roast vegetables | +2 | Dinner | Sheet-pan vegetables | Me
        Pancakes | +3 | Breakfast | Weekend pancakes | Robin
        Bread baking | +3 | Lunch | No-knead bread | Me
        Dessert for guests | +5 | Dinner | Apple crumble | Robin`,
    },
    {
      name: 'Shopping item',
      concept: null,
      icon: 'ShoppingCart',
      kind: 'transaction',
      fields: [
        'Name!',
        'Amount',
        'Aisle: choice: Fruit and vegetables, Dairy, Dry goods, Other',
        'Bought: yes or no',
      ],
      rows: `
        Red lentils | 250 g | Dry goods | no
        Lemons | 3 | Fruit and vegetables | no
        Cauliflower | 1 | Fruit and vegetables | no
        Milk | 1 litre | Dairy | yes
        Butter | 250 g | Dairy | no
        Flour | 1 kg | Dry goods | yes
        Apples | 6 | Fruit and vegetables | no`,
    },
  ],
  pages: [
    { kind: 'gallery', thing: 'Recipe', name: 'Cookbook', isMain: true },
    { kind: 'calendar', thing: 'Planned meal', name: 'Week plan' },
    { kind: 'checklist', thing: 'Shopping item', name: 'Shopping list' },
  ],
};
