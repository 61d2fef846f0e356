import type { Paint } from '../drawing/roles.ts';
import { flatten } from '../paper/lino/flatten.ts';
import { polar, times, toTenth, type Point } from '../drawing/geometry.ts';
import type { Finish, Finished } from './theme.ts';

// The finish of Night: every outlined shape is modelled by a light from the upper left, as an engraver would, with a
// soft tone, strokes that thin out towards the light, and a shadow on what is behind it.

/** The directions for which the tone is defined, evenly round the circle. */
const DIRECTIONS = 24;

/** Shapes that shine, or are too far or too plain to be modelled. */
const PLAIN: ReadonlySet<Paint> = new Set([
  'sky',
  'field',
  'star',
  'starlight',
  'haze',
  'beam',
  'glow',
  'ink',
  'gloom',
  'gloomLight',
  'water',
  'waterLight',
]);
const LAND: ReadonlySet<Paint> = new Set(['far', 'mid', 'near']);
const CLOUDY: ReadonlySet<Paint> = new Set(['gloom', 'gloomLight']);
const DEEP: ReadonlySet<Paint> = new Set([
  'clothDark',
  'wineDark',
  'sageDark',
  'woodDark',
  'stoneDark',
  'leafDark',
  'hairBlack',
]);

/** Smaller shapes keep their flat paint. */
const SMALLEST = 26;
const SMALLEST_HATCHED = 40;

/** On these a blue shadow would look dirty. */
const CREAM: ReadonlySet<Paint> = new Set(['light', 'linen', 'snow']);
const PALE_SKIN: ReadonlySet<Paint> = new Set(['skinFair', 'skinOlive']);

/** Skin is shaded more warmly and more lightly than cloth; each tone has the colour of its strokes. */
const TONES = {
  form: { dark: '#071226', opacity: 0.46, stroke: '#071226', strokeOpacity: 0.42 },
  cream: { dark: '#6b421c', opacity: 0.5, stroke: '#5a3717', strokeOpacity: 0.42 },
  flesh: { dark: '#54201a', opacity: 0.32, stroke: '#3b1f24', strokeOpacity: 0.3 },
  paleFlesh: { dark: '#98452e', opacity: 0.42, stroke: '#6e3022', strokeOpacity: 0.3 },
} as const;
type ToneName = keyof typeof TONES;

const toneOf = (role: Paint): ToneName => {
  if (CREAM.has(role)) return 'cream';
  if (PALE_SKIN.has(role)) return 'paleFlesh';
  return isSkin(role) ? 'flesh' : 'form';
};

const toneGradients = ([id, { dark, opacity }]: [string, (typeof TONES)[ToneName]]): string =>
  times(
    DIRECTIONS,
    (i) =>
      `<linearGradient id="${id}${i}" gradientTransform="rotate(${(i * 360) / DIRECTIONS} .5 .5)"><stop offset="0" stop-color="#fff3d0" stop-opacity=".2"/><stop offset=".4" stop-color="#fff3d0" stop-opacity="0"/><stop offset=".5" stop-color="${dark}" stop-opacity="0"/><stop offset="1" stop-color="${dark}" stop-opacity="${opacity}"/></linearGradient>`,
  ).join('');

export const ENGRAVING_DEFS = [
  Object.entries(TONES).map(toneGradients).join(''),
  '<linearGradient id="softFlesh"><stop offset="0" stop-color="#98452e" stop-opacity="0"/><stop offset=".45" stop-color="#98452e" stop-opacity=".16"/><stop offset="1" stop-color="#98452e"/></linearGradient>',
  '<radialGradient id="bloom"><stop offset="0" stop-color="#ffd67a" stop-opacity=".55"/><stop offset=".4" stop-color="#ffb84f" stop-opacity=".2"/><stop offset="1" stop-color="#ffb84f" stop-opacity="0"/></radialGradient>',
  '<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="7"/></filter>',
].join('');

const NOTHING: Finished = { below: '', above: '' };

/** What is added below and above a shape; `light` is the direction in which the light falls. */
export const engrave: Finish = ({ d, role, size, light }) => {
  const polygons = flatten(d);
  const box = boundsOf(polygons);
  const [least, most] = [Math.min(box.width, box.height) * size, Math.max(box.width, box.height) * size];
  // Feathers and ears of corn are long; what shines is round.
  if (role === 'glow')
    return { below: most > SMALLEST && least > most * 0.5 ? bloom(box, size) : '', above: '' };
  if (box.width * size > 520) return { below: '', above: hachures(polygons, role, size) };
  if (PLAIN.has(role) || least < SMALLEST) return NOTHING;
  return {
    below: LAND.has(role) ? '' : shadow(d, size, light),
    above: tone(d, role, light) + (isHatched(role, least, most) ? strokes(polygons, role, size, light) : ''),
  };
};

type Box = { left: number; top: number; width: number; height: number };

function boundsOf(polygons: readonly Point[][]): Box {
  const all = polygons.flat();
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** A glow around shining shapes; fainter around large ones. */
function bloom({ left, top, width, height }: Box, size: number): string {
  const most = Math.max(width, height);
  const opacity = Math.min(1, 90 / (most * size)).toFixed(2);
  return `<circle cx="${toTenth(left + width / 2)}" cy="${toTenth(top + height / 2)}" r="${toTenth(most * 1.7)}" fill="url(#bloom)" opacity="${opacity}" style="mix-blend-mode:screen"/>`;
}

/** The shadow on what is behind the shape; it is multiplied, so that it is warm on what is pale. */
function shadow(d: string, size: number, light: number): string {
  const [x, y] = polar(0, 0, 9 / size, light);
  return `<path d="${d}" transform="translate(${toTenth(x)} ${toTenth(y)})" fill="#784638" opacity=".72" filter="url(#soft)" style="mix-blend-mode:multiply"/>`;
}

function tone(d: string, role: Paint, light: number): string {
  const paint = `url(#${toneOf(role)}${Math.round((light / 360) * DIRECTIONS) % DIRECTIONS})`;
  return `<path d="${d}" fill="${paint}" stroke="${paint}" stroke-width="2.4"/>`;
}

const isSkin = (role: Paint): boolean => role.startsWith('skin');

/** Limbs are hatched, but not faces and necks, which are never twice as long as broad: strokes would look like stubble. */
const isHatched = (role: Paint, least: number, most: number): boolean =>
  least >= SMALLEST_HATCHED && !(isSkin(role) && most < least * 2);

/** Strokes from the dark side of a shape, across its length, each running out in a point. */
function strokes(polygons: readonly Point[][], role: Paint, size: number, light: number): string {
  const deep = DEEP.has(role);
  const skin = isSkin(role);
  const gap = (skin ? 5 : 8) / size;
  const across = acrossLength(polygons, light);
  const wedges = scan(polygons, across, gap).flatMap(([a, b], i) => {
    const [from, to] = deep ? [a, b] : [b, a];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (long * size < 14) return [];
    const reach = Math.min(skin ? 0.17 : 0.42, 64 / size / long) * (i % 2 ? 0.8 : 1);
    const end: Point = [from[0] + (to[0] - from[0]) * reach, from[1] + (to[1] - from[1]) * reach];
    return [wedge(from, end, gap * 0.3, long * reach * 0.1)];
  });
  const { stroke, strokeOpacity } = TONES[toneOf(role)];
  const [paint, opacity] = deep ? ['#fff3d0', 0.17] : [stroke, strokeOpacity];
  return wedges.length ? `<path d="${wedges.join('')}" fill="${paint}" opacity="${opacity}"/>` : '';
}

/** Strokes that hang from the ridge of a hill, or rise from the lower edge of a dark cloud. */
function hachures(polygons: readonly Point[][], role: Paint, size: number): string {
  const cloudy = CLOUDY.has(role);
  if (!cloudy && !LAND.has(role)) return '';
  const drawn = scan(polygons, 90, 9 / size).map(([a, b], i) => {
    const long = Math.min(b[1] - a[1], (12 + ((i * 7) % 5) * 5) / size);
    return cloudy
      ? wedge(b, [b[0] + 8 / size, b[1] - long * 1.8], 2.8 / size, 3)
      : wedge(a, [a[0] + 4 / size, a[1] + long], 2.4 / size, 2);
  });
  return `<path d="${drawn.join('')}" fill="#fff3d0" opacity=".17"/>`;
}

/** The direction of strokes across a shape's length, such that they run away from the light. */
function acrossLength(polygons: readonly Point[][], light: number): number {
  const all = polygons.flat();
  const [mx, my] = [mean(all.map(([x]) => x)), mean(all.map(([, y]) => y))];
  const [xx, yy, xy] = [
    mean(all.map(([x]) => (x - mx) ** 2)),
    mean(all.map(([, y]) => (y - my) ** 2)),
    mean(all.map(([x, y]) => (x - mx) * (y - my))),
  ];
  const spread = Math.hypot(xx - yy, 2 * xy);
  // A round shape has no length: its strokes follow the light.
  if (spread < (xx + yy) * 0.25) return light;
  const across = (Math.atan2(2 * xy, xx - yy) * 90) / Math.PI + 90;
  const away = Math.cos(((across - light) * Math.PI) / 180) < 0 ? across + 180 : across;
  return away + 12;
}

/** The parts of parallel lines within the polygons; each runs in the direction of the angle. */
function scan(polygons: readonly Point[][], angle: number, gap: number): [Point, Point][] {
  const turned = polygons.map((polygon) => polygon.map((point) => turn(point, -angle)));
  const ys = turned.flat().map(([, y]) => y);
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  return times(Math.max(0, Math.floor((high - low) / gap)), (i) => low + gap * (i + 0.5)).flatMap((y) => {
    const xs = turned
      .flatMap((polygon) =>
        polygon.flatMap(([bx, by], i) => {
          const [ax, ay] = polygon.at(i - 1) ?? [bx, by];
          return ay > y === by > y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)];
        }),
      )
      .toSorted((a, b) => a - b);
    return xs.flatMap((x, i): [Point, Point][] =>
      i % 2 ? [[turn([xs[i - 1] ?? x, y], angle), turn([x, y], angle)]] : [],
    );
  });
}

/** A stroke that begins broad and ends in a point, bowed to one side. */
function wedge([ax, ay]: Point, [bx, by]: Point, half: number, bow: number): string {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
  const [mx, my] = [(ax + bx) / 2 + nx * bow, (ay + by) / 2 + ny * bow];
  const at = (x: number, y: number) => `${toTenth(x)} ${toTenth(y)}`;
  return `M${at(ax + nx * half, ay + ny * half)}Q${at(mx + nx * half * 0.6, my + ny * half * 0.6)} ${at(bx, by)}Q${at(mx - nx * half * 0.6, my - ny * half * 0.6)} ${at(ax - nx * half, ay - ny * half)}Z`;
}

function turn([x, y]: Point, angle: number): Point {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  return [x * cos - y * sin, x * sin + y * cos];
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
