/** Every icon that a thing or page may have; a chunk of its own, fetched with the first plan. */
export { icons } from 'lucide-react';
