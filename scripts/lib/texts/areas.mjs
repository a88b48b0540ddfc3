/**
 * Where texts for people may stand: the folder `texts` of a package. `finds` says what counts as one: each label and
 * word, or sentences only where the words of a language or of a protocol are the material. `asks` says how code comes
 * to its texts: by paths, as in `t('share.title')`, or by the names of members. `exempt` are folders and files of the
 * package that hold other texts.
 */
const area = (name, folder, finds, asks, exempt = []) => {
  const root = `packages/${folder}/src/`;
  return { name, root, texts: `${root}texts/`, finds, asks, exempt: exempt.map((path) => root + path) };
};

export const areas = [
  area('studio', 'studio', 'words', 'paths'),
  // Pictures of the kit for its developers.
  area('kit', 'runtime', 'words', 'names', ['kit-gallery/']),
  // What apps are made of, and not what the builder says: its knowledge, the words of sites, starter apps and samples.
  area('builder', 'blueprint', 'sentences', 'names', ['lexicon/', 'landing/', 'seed/', 'templates/']),
  // What only models are told.
  area('server', 'server', 'sentences', 'names', ['features/turns/tools/', 'platform/models/']),
  area('core', 'core', 'sentences', 'names', ['prompt/', 'repair-report.ts']),
  area('compiler', 'compiler', 'sentences', 'names'),
];
