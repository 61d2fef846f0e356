import { fill, line, put, type Art } from '../drawing/art.ts';
import { boxPath, circlePath, toTenth, polar, times } from '../drawing/geometry.ts';
import { lettering } from '../drawing/lettering.ts';
import type { Role } from '../drawing/roles.ts';
import { star } from '../primitives/lights.ts';
import type { Inks } from '../themes/theme.ts';
import { buildGradients, buildPaints, type Hour } from './hours.ts';

/** The kind of a card: each kind is a stamp on an envelope of its own colour. */
export type Family = 'phase' | 'sign' | 'emblem';

export const ENVELOPES: Record<Family, string> = { phase: '#dba93c', sign: '#123a5a', emblem: '#b23420' };

/**
 * A woodblock print: flat inks inside a dark key line, on ivory paper. The hour of a card changes the sky and the land.
 */
const PAINTS: Record<Role, string> = {
  line: '#10263a',
  detail: '#10263a',
  frame: '#10263a',
  accent: '#cb4229',
  sky: 'url(#sky)',
  skyTop: '#0d2940',
  starlight: '#fdf3d3',
  haze: '#f3e4bf',
  beam: '#fdf3d3',
  field: '#233f55',
  dusk: '#f3e4bf',
  far: '#5b8a9f',
  mid: '#31647f',
  near: '#163a54',
  metal: '#dfae45',
  metalDark: '#a97528',
  light: '#fdf7e6',
  glow: 'url(#straw)',
  star: '#fdf3d3',
  ink: '#10263a',
  shade: '#233f55',
  gloom: '#1b3145',
  gloomLight: '#2d4a60',
  cloth: '#1f5c89',
  clothDark: '#163f61',
  wine: '#a13322',
  wineDark: '#73231b',
  sage: '#6d9b83',
  sageDark: '#3e6f60',
  straw: '#d8ab54',
  linen: '#f0e5c9',
  trim: '#edc65c',
  leaf: '#4b8a68',
  stem: '#2b5f4f',
  leafDark: '#2b5f4f',
  water: '#2a6585',
  waterLight: '#7fabb8',
  wood: '#9a673d',
  woodDark: '#5d3b25',
  steel: '#dfe5e2',
  steelDark: '#93a7b0',
  red: '#cb4229',
  redDark: '#97291b',
  rose: '#e79b7e',
  stone: '#c3c6ba',
  stoneDark: '#8b9a9e',
  snow: '#fbf8ec',
  skinFair: '#f4d9b8',
  skinOlive: '#e0b086',
  skinBrown: '#b67d55',
  skinDark: '#8a5a3c',
  skinBone: '#f0e5c9',
  skinEdge: '#3d2420',
  hairBlack: '#1b2430',
  hairBrown: '#5c3825',
  hairAuburn: '#a35528',
  hairFair: '#d8aa58',
  hairWhite: '#e6e2d6',
};

const STRAW =
  '<linearGradient id="straw" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f9e4a0"/><stop offset=".55" stop-color="#efc85f"/><stop offset="1" stop-color="#dca53a"/></linearGradient>';

/** The inks of an hour, with their SVG definitions. Oracle cards have no suit and their scenes no rays. */
export const inksAt = (hour: Hour): Inks & { defs: string } => ({
  paints: { ...PAINTS, ...buildPaints(hour) },
  lands: { major: {}, wands: {}, cups: {}, swords: {}, pentacles: {} },
  rays: () => false,
  defs: STRAW + buildGradients(hour),
});

export const WINDOW = boxPath(46, 46, 508, 760);

const INSET = 20;
const HOLE = 7;

/** The stamp's paper, with a perforated edge. */
export const paper: Art = fill('light', perforated(), { edge: 'line', width: 1.6 });

function perforated(): string {
  const side = (length: number, holes: number, dx: number, dy: number) => {
    const edge = (length / holes - 2 * HOLE) / 2;
    const go = `l${toTenth(dx * edge)} ${toTenth(dy * edge)}`;
    const hole = `a${HOLE} ${HOLE} 0 0 0 ${toTenth(dx * 2 * HOLE)} ${toTenth(dy * 2 * HOLE)}`;
    return `${go}${hole}${go}`.repeat(holes);
  };
  const [width, height] = [600 - 2 * INSET, 1000 - 2 * INSET];
  return `M${INSET} ${INSET}${side(width, 20, 1, 0)}${side(height, 32, 0, 1)}${side(width, 20, -1, 0)}${side(height, 32, 0, -1)}Z`;
}

export const pictureFrame: Art = [line(WINDOW, 4, 'frame'), line(boxPath(37, 37, 526, 778), 1.6, 'frame')];

/** The text below the picture, and the seal at the bottom. */
export const caption = (title: string, keynote: string, device: Art): Art => [
  [60, 540].map((x) => star(x, 838, 11, 'red')),
  seal(300, 806, 38, device),
  lettering(title, { x: 300, y: 893, size: 50, spacing: 1.5, widest: 470 }),
  lettering(keynote, { x: 300, y: 939, size: 31, spacing: 0.4, widest: 486 }),
];

/** A wax seal with an uneven edge. The device is centred at 0,0, about 36 wide. */
export const seal = (x: number, y: number, r: number, device: Art, bumps = 9): Art => [
  fill('red', waxEdge(x, y, r, bumps), { edge: 'redDark', width: 2.4 }),
  line(circlePath(x, y, r * 0.72), 1.8, 'redDark'),
  put(device, { x, y, size: r / 38 }),
];

function waxEdge(x: number, y: number, r: number, bumps: number): string {
  const at = (i: number, k: number) =>
    polar(x, y, r * k, (i * 360) / (bumps * 2) - 90)
      .map(toTenth)
      .join(' ');
  const curves = times(bumps, (i) => `Q${at(2 * i + 1, 1.16 + (i % 3) * 0.05)} ${at(2 * i + 2, 0.96)}`);
  return `M${at(0, 0.96)}${curves.join('')}Z`;
}
