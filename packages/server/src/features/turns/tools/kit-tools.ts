import { kitDocs, kitNames } from '@sayso/core/prompt/kit-docs';
import { z } from 'zod';
import { lookUpWords } from '../../../texts/look-ups.ts';
import { defineTool, refused } from './tool.ts';

export const kitDocsTool = defineTool({
  name: 'kit_docs',
  description:
    'All props of one component of the kit with their types and what they do, and an example of it. Ask before you use a less common component.',
  input: z.object({ name: z.string().max(64).describe('Such as BookingDesk or Chart') }),
  run({ name }) {
    const docs = kitDocs(name.trim());
    if (docs === null) return refused(lookUpWords.noComponent(JSON.stringify(name), kitNames.join(', ')));
    return { text: docs, results: lookUpWords.component(name.trim()) };
  },
});
