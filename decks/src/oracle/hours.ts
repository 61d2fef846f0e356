import type { Role } from '../drawing/roles.ts';

/** The light of a card: a time of day. */
export type Hour = keyof typeof HOURS;

type Colours = {
  /** The sky from its darkened upper edge, as in a woodblock print, down to the horizon. */
  sky: readonly [string, string, string, string];
  /** Ridges from the far to the near one, and the haze between them. */
  far: string;
  mid: string;
  near: string;
  mist: string;
  water: string;
  waterLight: string;
};

const HOURS = {
  night: {
    sky: ['#071829', '#0e2f4b', '#1d5378', '#4585a6'],
    far: '#2f6688',
    mid: '#1d4c6b',
    near: '#0e2c44',
    mist: '#8fb6c6',
    water: '#184a6b',
    waterLight: '#3d7c9e',
  },
  dusk: {
    sky: ['#0d2940', '#1d527a', '#79a5b4', '#efc98a'],
    far: '#5b8a9f',
    mid: '#31647f',
    near: '#163a54',
    mist: '#f3e4bf',
    water: '#2a6585',
    waterLight: '#7fabb8',
  },
  dawn: {
    sky: ['#2f6a88', '#86b0bb', '#efe6c8', '#e2865f'],
    far: '#8db0ac',
    mid: '#578a8b',
    near: '#28585f',
    mist: '#fbf1d8',
    water: '#4f8c99',
    waterLight: '#a5c6bf',
  },
  haze: {
    sky: ['#1a4862', '#41768c', '#a7c4c6', '#ecebd8'],
    far: '#8fb2b6',
    mid: '#557f8d',
    near: '#274e60',
    mist: '#f3f1e0',
    water: '#477b8d',
    waterLight: '#94b8bd',
  },
  sea: {
    sky: ['#092a39', '#15505f', '#56988f', '#e3e0ae'],
    far: '#5b9b92',
    mid: '#2e7177',
    near: '#134753',
    mist: '#e9ecd0',
    water: '#1d6677',
    waterLight: '#66a79f',
  },
  ember: {
    sky: ['#0b1e31', '#1c455f', '#b98a62', '#cc4c2d'],
    far: '#b3674a',
    mid: '#6b4034',
    near: '#41302c',
    mist: '#f0c890',
    water: '#2c5a70',
    waterLight: '#d99a6c',
  },
  field: {
    sky: ['#11323b', '#255a5a', '#8fb286', '#f0dc96'],
    far: '#7ea67c',
    mid: '#4b805f',
    near: '#244f44',
    mist: '#f1f0d0',
    water: '#35756f',
    waterLight: '#8cb89a',
  },
  snow: {
    sky: ['#0a2135', '#1f4f6e', '#6f9fb6', '#dbe6e4'],
    far: '#9dbcc8',
    mid: '#cbdbde',
    near: '#f3f1e6',
    mist: '#fbf8ec',
    water: '#3c7590',
    waterLight: '#a9c7cf',
  },
} as const satisfies Record<string, Colours>;

/** The paints that the hour changes. */
export function buildPaints(hour: Hour): Partial<Record<Role, string>> {
  const { near, mist, water, waterLight } = HOURS[hour];
  return { far: 'url(#far)', mid: 'url(#mid)', near, dusk: mist, water, waterLight };
}

/** The gradients of those paints: ridges fade into the haze at their foot. */
export function buildGradients(hour: Hour): string {
  const { sky, far, mid, mist } = HOURS[hour];
  const stops = (list: readonly (readonly [offset: number, colour: string])[]) =>
    list.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
  const upright = (id: string, inside: string) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${inside}</linearGradient>`;
  return [
    upright(
      'sky',
      stops([
        [0, sky[0]],
        [0.16, sky[1]],
        [0.56, sky[2]],
        [0.84, sky[3]],
      ]),
    ),
    upright(
      'far',
      stops([
        [0, far],
        [0.45, mist],
      ]),
    ),
    upright(
      'mid',
      stops([
        [0.1, mid],
        [0.8, far],
      ]),
    ),
  ].join('');
}
