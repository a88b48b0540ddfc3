const studio = 'packages/studio/src/';
const runtime = 'packages/runtime/src/';
const builder = 'packages/blueprint/src/';

/**
 * Where texts for people may stand. `finds` says what counts as one: each label and word, or sentences only where the
 * words of the language itself are the material. `asks` says how code comes to its texts.
 */
export const areas = [
  { name: 'studio', root: studio, texts: `${studio}texts/`, finds: 'words', asks: 'paths', exempt: [] },
  {
    name: 'kit',
    root: runtime,
    texts: `${runtime}texts/`,
    finds: 'words',
    asks: 'names',
    // Pictures of the kit for its developers.
    exempt: [`${runtime}kit-gallery/`],
  },
  {
    name: 'builder',
    root: builder,
    texts: `${builder}texts/`,
    finds: 'sentences',
    asks: 'names',
    // What apps are made of, and not what the builder says: its knowledge, the words of sites and the sample records.
    exempt: ['lexicon/', 'landing/', 'seed/'].map((folder) => builder + folder),
  },
];
