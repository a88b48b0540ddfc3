/** Where the hashed files of a published app lie on its host. */
export const filesPath = '/_f/';
