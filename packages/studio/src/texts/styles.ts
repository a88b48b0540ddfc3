import { defineTexts } from './define-texts.ts';

/** The looks a new app can start with. The builder reads their prompts, so these are not only for people. */
export const t = defineTexts('styles', {
  presets: {
    'neo-brutalism': {
      name: 'Neo-Brutalism',
      description: 'Loud and honest: thick black borders, flat bright colours, hard shadows.',
      features: { first: 'Thick borders', second: 'Hard offset shadows', third: 'Flat, saturated colour' },
      prompt:
        'Style the app in Neo-Brutalism: thick black borders, hard offset shadows without blur, flat saturated colours on a warm ground, heavy headings, small corner radius, no gradients.',
    },
    neumorphism: {
      name: 'Neumorphism',
      description: 'Soft shapes that light and shadow lift from the background.',
      features: { first: 'One soft background', second: 'Paired soft shadows', third: 'Rounded shapes' },
      prompt:
        'Style the app in Neumorphism: one light grey-blue ground for page and cards, pairs of soft light and dark shadows that raise or press shapes, large corner radius, quiet colours, a single clear accent.',
    },
    glassmorphism: {
      name: 'Glassmorphism',
      description: 'Frosted glass over soft, blurred colour.',
      features: { first: 'Frosted glass', second: 'Blurred colour behind it', third: 'Thin light edges' },
      prompt:
        'Style the app in Glassmorphism: translucent frosted panes with background blur over a soft colourful ground, thin light borders, large corner radius, dark text with strong contrast.',
    },
    'material-design': {
      name: 'Material Design',
      description: 'Clear layers, bold accents, purposeful motion.',
      features: { first: 'Layered surfaces', second: 'Bold accent colour', third: 'Clear hierarchy' },
      prompt:
        'Style the app in Material Design: tonal surfaces in clear layers, one bold accent colour, pill-shaped buttons, medium corner radius, gentle elevation, generous touch targets.',
    },
    claymorphism: {
      name: 'Claymorphism',
      description: 'Friendly, puffy shapes that look like clay.',
      features: { first: 'Puffy shapes', second: 'Pastel colours', third: 'Inner light' },
      prompt:
        'Style the app in Claymorphism: puffy shapes with very large corner radius, inner highlights and soft coloured shadows, pastel grounds, rounded friendly headings.',
    },
  },
} as const);
