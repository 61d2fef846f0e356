import { type Art, fill, put } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { HATS } from '../../figure/hats.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { heldChalice, heldFoot } from '../chalice.ts';

const bust = (look: Look, cloth: Role, wreath: Art, place: { x: number; y: number; turn: number }): Art =>
  put(
    [
      put(hairBehind(look), { turn: place.turn }),
      fill(cloth, 'M-34 84C-92 94 -120 130 -126 190V330H126V190C120 130 92 94 34 84Q0 122 -34 84Z'),
      graven('-60,110 -84,180 -88,260', 5),
      graven('60,110 84,180 88,260', 5),
      fill('trim', 'M-38 82Q0 126 38 82L48 94Q0 144 -48 94Z', { width: 1.8 }),
      put([head(look), frontModelling(look), put(wreath, { y: 11, size: 0.96 })], { turn: place.turn }),
    ],
    { x: place.x, y: place.y, size: 1.3 },
  );

const DARK: Look = {
  shape: 'oval',
  skin: 'skinDark',
  hair: 'hairBlack',
  cut: 'curls',
  eyes: 'closed',
  mood: 'glad',
  turn: -0.3,
};
const FAIR: Look = {
  shape: 'round',
  skin: 'skinFair',
  hair: 'hairFair',
  cut: 'braids',
  eyes: 'closed',
  mood: 'glad',
  turn: 0.4,
};
const AUBURN: Look = {
  shape: 'oval',
  skin: 'skinOlive',
  hair: 'hairAuburn',
  cut: 'waves',
  eyes: 'open',
  mood: 'glad',
  turn: -0.4,
  gaze: [-0.5, -0.5],
};

/** The woman in the middle stands behind the other two. */
export const behind: Art = [
  cuffedArm({
    shoulder: [420, 700],
    elbow: [410, 560],
    cloth: 'straw',
    trim: 'wine',
    size: 1.5,
    at: { x: 310, y: 318, turn: 60, size: 1.3, flip: true },
    hand: (place) => grip('skinDark', place, heldChalice(1.02, -2)),
  }),
  put(heldFoot(1.02, -2), { x: 310, y: 318 }),
  bust(DARK, 'straw', HATS.leafBand, { x: 290, y: 540, turn: 4 }),
];

/** Of these two the raised arms are behind the shoulders. */
export const before: Art = [
  cuffedArm({
    shoulder: [104, 812],
    elbow: [86, 590],
    cloth: 'rose',
    size: 1.5,
    at: { x: 166, y: 404, turn: -40, size: 1.3 },
    hand: (place) => grip('skinFair', place, heldChalice(1.02, 14)),
  }),
  put(heldFoot(1.02, 14), { x: 166, y: 404 }),
  cuffedArm({
    shoulder: [504, 816],
    elbow: [518, 590],
    cloth: 'cloth',
    size: 1.5,
    at: { x: 434, y: 404, turn: 40, size: 1.3, flip: true },
    hand: (place) => grip('skinOlive', place, heldChalice(1.02, -14)),
  }),
  put(heldFoot(1.02, -14), { x: 434, y: 404 }),
  bust(FAIR, 'rose', HATS.roseWreath, { x: 168, y: 660, turn: 10 }),
  bust(AUBURN, 'cloth', HATS.roseWreath, { x: 430, y: 656, turn: -10 }),
];
