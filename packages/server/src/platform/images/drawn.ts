import { drawLogo } from '@sayso/core/logo/draw-logo';
import type { Images } from './images.ts';

/** Draws signs by itself, without a network. */
export const drawnImages: Images = {
  kind: 'drawn',
  async logo(request, signal) {
    signal.throwIfAborted();
    return { bytes: Buffer.from(drawLogo(request)), extension: 'svg' };
  },
};
