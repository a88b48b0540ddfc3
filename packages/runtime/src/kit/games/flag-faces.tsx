import type { ReactNode } from 'react';
import { memoryFaces as faces } from '../../texts/games/memory-faces.ts';

/** Flags that are stripes alone, across or down. */
function flag(isDown: boolean, ...stripes: string[]): ReactNode {
  const [width, height] = isDown ? [24 / stripes.length, 16] : [24, 16 / stripes.length];
  return (
    <>
      {stripes.map((fill, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the stripes of a flag stay
          key={at}
          x={isDown ? at * width : 0}
          y={4 + (isDown ? 0 : at * height)}
          width={width}
          height={height}
          fill={fill}
        />
      ))}
      <rect x="0.25" y="4.25" width="23.5" height="15.5" fill="none" stroke="#8888" strokeWidth="0.5" />
    </>
  );
}

export const flagFaces: Readonly<Record<string, ReactNode>> = {
  [faces.france]: flag(true, '#0055a4', '#ffffff', '#ef4135'),
  [faces.italy]: flag(true, '#008c45', '#ffffff', '#cd212a'),
  [faces.ireland]: flag(true, '#169b62', '#ffffff', '#ff883e'),
  [faces.belgium]: flag(true, '#1c1c1c', '#fae042', '#ed2939'),
  [faces.germany]: flag(false, '#1c1c1c', '#dd0000', '#ffce00'),
  [faces.netherlands]: flag(false, '#ae1c28', '#ffffff', '#21468b'),
  [faces.austria]: flag(false, '#ed2939', '#ffffff', '#ed2939'),
  [faces.hungary]: flag(false, '#ce2939', '#ffffff', '#477050'),
  [faces.estonia]: flag(false, '#0072ce', '#1c1c1c', '#ffffff'),
  [faces.lithuania]: flag(false, '#fdb913', '#006a44', '#c1272d'),
  [faces.poland]: flag(false, '#ffffff', '#dc143c'),
  [faces.ukraine]: flag(false, '#0057b7', '#ffd700'),
  [faces.nigeria]: flag(true, '#008751', '#ffffff', '#008751'),
  [faces.peru]: flag(true, '#d91023', '#ffffff', '#d91023'),
  [faces.mali]: flag(true, '#14b53a', '#fcd116', '#ce1126'),
  [faces.armenia]: flag(false, '#d90012', '#0033a0', '#f2a800'),
  [faces.gabon]: flag(false, '#009e60', '#fcd116', '#3a75c4'),
  [faces.sierraLeone]: flag(false, '#1eb53a', '#ffffff', '#0072c6'),
};
