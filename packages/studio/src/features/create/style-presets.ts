import { t } from '../../texts/styles.ts';

type IdIn<Path> = Path extends `presets.${infer Id}.name` ? Id : never;
type PresetId = IdIn<Parameters<typeof t>[0]>;

export type StylePreset = {
  id: PresetId;
  name: string;
  description: string;
  features: readonly string[];
  brands: readonly string[];
  /** Added to the description that is sent; names its own style and no other. */
  prompt: string;
};

export const stylePresets: readonly StylePreset[] = [
  presetOf('neo-brutalism', ['Gumroad', 'Figma']),
  presetOf('neumorphism', ['Tesla', 'Apple Music']),
  presetOf('glassmorphism', ['Apple', 'Stripe']),
  presetOf('material-design', ['Google', 'Android']),
  presetOf('claymorphism', ['Duolingo', 'Headspace']),
];

function presetOf(id: PresetId, brands: readonly string[]): StylePreset {
  return {
    id,
    name: t(`presets.${id}.name`),
    description: t(`presets.${id}.description`),
    features: [
      t(`presets.${id}.features.first`),
      t(`presets.${id}.features.second`),
      t(`presets.${id}.features.third`),
    ],
    brands,
    prompt: t(`presets.${id}.prompt`),
  };
}

/** What is sent: the description, and once the chosen style's text after the separator (B-STYLE-03). */
export const withStyle = (description: string, preset: StylePreset | null) =>
  preset ? `${description}\n------\n${preset.prompt}` : description;
