import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: {
    classGroups: {
      'font-size': [{ text: ['caption', 'dense', 'body', 'large', 'heading', 'title'] }],
      rounded: [{ rounded: ['control', 'card', 'dialog'] }],
      shadow: [{ shadow: ['card', 'float'] }],
    },
  },
});

/** Joins class names; of two that set the same property the later one holds. */
export const cn = (...classes: ClassValue[]) => merge(clsx(classes));
