import { map as texts } from '../../texts/map.ts';

/** Where the map looks: its centre in the flat world (0 to 1 in both directions) and pixels for all of the world. */
export type View = { x: number; y: number; scale: number };
export type Size = { width: number; height: number };
export type Spot = { latitude: number; longitude: number };

const mostLatitude = 85;
const smallest = 200;
const largest = 2 ** 31;
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Mercator, as maps on the web have it. */
export function toWorld({ latitude, longitude }: Spot): { x: number; y: number } {
  const angle = (clamp(latitude, -mostLatitude, mostLatitude) * Math.PI) / 180;
  return {
    x: (longitude + 180) / 360,
    y: (1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2,
  };
}

function toSpot({ x, y }: { x: number; y: number }): Spot {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return {
    latitude: clamp(latitude, -mostLatitude, mostLatitude),
    longitude: clamp(x * 360 - 180, -180, 180),
  };
}

export function toPixel(spot: Spot, view: View, { width, height }: Size): { left: number; top: number } {
  const { x, y } = toWorld(spot);
  return { left: width / 2 + (x - view.x) * view.scale, top: height / 2 + (y - view.y) * view.scale };
}

export const spotAt = (left: number, top: number, view: View, { width, height }: Size): Spot =>
  toSpot({ x: view.x + (left - width / 2) / view.scale, y: view.y + (top - height / 2) / view.scale });

/** All places in sight with a margin; one alone is shown with its surroundings. */
export function fit(spots: readonly Spot[], { width, height }: Size): View {
  if (spots.length === 0) return { x: 0.5, y: 0.4, scale: Math.max(width, height) };
  const all = spots.map(toWorld);
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))];
  const least = 0.00002;
  const scale = Math.min(
    (width * 0.62) / Math.max(right - left, least),
    (height * 0.62) / Math.max(bottom - top, least),
  );
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale: clamp(scale, smallest, largest) };
}

/** Nearer or farther, with the spot under the pointer staying where it is. */
export function zoom(view: View, factor: number, at: { left: number; top: number }, size: Size): View {
  const scale = clamp(view.scale * factor, smallest, largest);
  const [dx, dy] = [at.left - size.width / 2, at.top - size.height / 2];
  return {
    x: view.x + dx / view.scale - dx / scale,
    y: clamp(view.y + dy / view.scale - dy / scale, 0, 1),
    scale,
  };
}

export const pan = (view: View, dx: number, dy: number): View => ({
  ...view,
  x: clamp(view.x - dx / view.scale, 0, 1),
  y: clamp(view.y - dy / view.scale, 0, 1),
});

export type GridLine = { at: number; label: string; isVertical: boolean };
const steps = [
  30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001,
];
const linesWanted = 5;

/** Meridians and parallels at round numbers, so many that they help and do not crowd. */
export function gridOf(view: View, size: Size): GridLine[] {
  const [nw, se] = [spotAt(0, 0, view, size), spotAt(size.width, size.height, view, size)];
  const span = Math.max(se.longitude - nw.longitude, nw.latitude - se.latitude);
  const step = steps.findLast((one) => span / one <= linesWanted * 2) ?? 30;
  const digits = Math.max(0, Math.ceil(-Math.log10(step)));
  const between = (low: number, high: number) => {
    const first = Math.ceil(low / step);
    const count = Math.max(0, Math.floor(high / step) - first + 1);
    return Array.from({ length: Math.min(count, 60) }, (_, at) => (first + at) * step);
  };
  const named = (value: number, [plus, minus]: [string, string]) =>
    `${Math.abs(value).toFixed(digits)}°${Math.abs(value) < step / 2 ? '' : value > 0 ? plus : minus}`;
  return [
    ...between(nw.longitude, se.longitude).map((longitude) => ({
      at: toPixel({ latitude: 0, longitude }, view, size).left,
      label: named(longitude, ['E', 'W']),
      isVertical: true,
    })),
    ...between(se.latitude, nw.latitude).map((latitude) => ({
      at: toPixel({ latitude, longitude: 0 }, view, size).top,
      label: named(latitude, ['N', 'S']),
      isVertical: false,
    })),
  ];
}

const earthMetres = 40_075_016.7;
const widestBar = 120;

/** A round length and how many pixels it is long in the middle of the map. */
export function scaleBar(view: View, size: Size): { width: number; label: string } {
  const { latitude } = spotAt(size.width / 2, size.height / 2, view, size);
  const metresAPixel = (earthMetres * Math.cos((latitude * Math.PI) / 180)) / view.scale;
  const most = metresAPixel * widestBar;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = ([5, 2, 1].find((one) => one * power <= most) ?? 1) * power;
  const label = texts.metres(metres);
  return { width: metres / metresAPixel, label };
}
