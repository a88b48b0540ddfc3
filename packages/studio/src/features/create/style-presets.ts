export type StylePreset = {
  id: string;
  name: string;
  description: string;
  features: readonly string[];
  brands: readonly string[];
  /** Added to the description that is sent; names its own style and no other. */
  prompt: string;
};

export const stylePresets: readonly StylePreset[] = [
  {
    id: 'neo-brutalism',
    name: 'Neo-Brutalism',
    description: 'Loud and honest: thick black borders, flat bright colours, hard shadows.',
    features: ['Thick borders', 'Hard offset shadows', 'Flat, saturated colour'],
    brands: ['Gumroad', 'Figma'],
    prompt:
      'Style the app in Neo-Brutalism: thick black borders, hard offset shadows without blur, flat saturated colours on a warm ground, heavy headings, small corner radius, no gradients.',
  },
  {
    id: 'neumorphism',
    name: 'Neumorphism',
    description: 'Soft shapes pressed out of one ground by light and shadow.',
    features: ['One soft ground', 'Double soft shadows', 'Rounded shapes'],
    brands: ['Tesla', 'Apple Music'],
    prompt:
      'Style the app in Neumorphism: one light grey-blue ground for page and cards, pairs of soft light and dark shadows that raise or press shapes, large corner radius, quiet colours, a single clear accent.',
  },
  {
    id: 'glassmorphism',
    name: 'Glassmorphism',
    description: 'Frosted panes over deep, blurred colour.',
    features: ['Frosted panes', 'Blurred colour behind', 'Thin light edges'],
    brands: ['Apple', 'Stripe'],
    prompt:
      'Style the app in Glassmorphism: translucent frosted panes with background blur over a deep colourful ground, thin light borders, large corner radius, light text with strong contrast.',
  },
  {
    id: 'material-design',
    name: 'Material Design',
    description: 'Clear surfaces in layers, bold accents, movement with a purpose.',
    features: ['Layered surfaces', 'Bold accent colour', 'Clear hierarchy'],
    brands: ['Google', 'Android'],
    prompt:
      'Style the app in Material Design: tonal surfaces in clear layers, one bold accent colour, pill-shaped buttons, medium corner radius, gentle elevation, generous touch targets.',
  },
  {
    id: 'claymorphism',
    name: 'Claymorphism',
    description: 'Friendly, puffy shapes that look made of clay.',
    features: ['Puffy shapes', 'Pastel colours', 'Inner light'],
    brands: ['Duolingo', 'Headspace'],
    prompt:
      'Style the app in Claymorphism: puffy shapes with very large corner radius, inner highlights and soft coloured shadows, pastel grounds, rounded friendly headings.',
  },
];

/** What is sent: the description, and once the chosen style's text after the separator (B-STYLE-03). */
export const withStyle = (description: string, preset: StylePreset | null) =>
  preset ? `${description}\n------\n${preset.prompt}` : description;
