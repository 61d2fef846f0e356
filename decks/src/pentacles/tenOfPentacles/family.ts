import { type Art, fill, put } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { HATS } from '../../figure/hats.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';

type Person = {
  look: Look;
  cloth: Role;
  trim: Role;
  over?: Art;
  place: { x: number; y: number; size: number; turn: number };
};

/** Head and breast from the front, in units of a head. */
const person = ({ look, cloth, trim, over = false, place: { turn, ...place } }: Person): Art =>
  put(
    [
      put(hairBehind(look), { turn }),
      fill(cloth, 'M-34 84C-92 94 -124 130 -134 200L-150 380H150L134 200C124 130 92 94 34 84Q0 122 -34 84Z'),
      graven('-64,110 -92,200 -100,340', 5),
      graven('64,110 92,200 100,340', 5),
      graven('0,150 2,240 0,350', 5),
      fill(trim, 'M-38 82Q0 126 38 82L52 96Q0 150 -52 96Z', { width: 1.8 }),
      put([head(look), frontModelling(look), over], { turn }),
    ],
    place,
  );

/** An old man, a mother and a child between them, who look at us. */
export const family: Art = [
  person({
    look: {
      skin: 'skinOlive',
      hair: 'hairAuburn',
      cut: 'waves',
      shape: 'oval',
      eyes: 'open',
      mood: 'tender',
      turn: -0.4,
      gaze: [-0.5, 0.7],
    },
    cloth: 'wine',
    trim: 'linen',
    over: HATS.roseWreath,
    place: { x: 412, y: 520, size: 1.06, turn: -7 },
  }),
  person({
    look: {
      skin: 'skinFair',
      hair: 'hairWhite',
      cut: 'short',
      beard: 'long',
      shape: 'long',
      eyes: 'open',
      mood: 'tender',
      turn: 0.3,
      aged: true,
    },
    cloth: 'cloth',
    trim: 'metal',
    over: put(HATS.leafBand, { y: 4 }),
    place: { x: 206, y: 560, size: 1.2, turn: 4 },
  }),
  person({
    look: {
      skin: 'skinOlive',
      hair: 'hairBrown',
      cut: 'curls',
      shape: 'round',
      eyes: 'open',
      mood: 'glad',
      turn: -0.5,
      gaze: [-0.8, 0.6],
    },
    cloth: 'trim',
    trim: 'wine',
    place: { x: 376, y: 726, size: 0.84, turn: -6 },
  }),
];
