/** Lists texts of a package's files: `{ file, text }`. */
export const inPackage =
  (folder) =>
  (file, ...texts) =>
    texts.map((text) => ({ file: `packages/${folder}/src/${file}`, text }));
