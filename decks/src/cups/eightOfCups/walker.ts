import { fill, flat, line, put, type Art, type Place } from '../../drawing/art.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { HATS } from '../../figure/hats.ts';

/** Half a cheek shows, since the head is turned a little to the right. */
const headFromBehind: Art = [
  fill('skinOlive', 'M-26 30L-34 96H34L26 30Z', { edge: 'skinEdge' }),
  fill('skinOlive', 'M-40 -50H44C58 -30 62 0 56 24C58 36 52 48 42 52C20 70 -30 60 -44 20Z', {
    edge: 'skinEdge',
    width: 2,
  }),
  fill('hairBrown', 'M-54 -50C-66 -10 -60 40 -40 62C-14 76 20 74 34 56C40 30 36 4 30 -10L34 -52Z', {
    width: 1.8,
  }),
  graven('-30,-40 -38,10 -24,60', 4),
  graven('-4,-44 -6,14 2,66', 4),
  graven('20,-44 20,10 24,56', 3),
  fill('skinOlive', 'M34 -8C48 -14 52 12 38 20C30 14 28 -2 34 -8Z', { edge: 'skinEdge', width: 1.6 }),
  put(HATS.wideHat, { y: 4, turn: 3 }),
];

/** Round the staff, its back towards us: the fingers go away round it, and the thumb lies across. */
const backOfHand = (place: Place): Art =>
  put(
    [
      fill('skinOlive', 'M-36 -11C-26 -20 -8 -25 8 -22C20 -18 22 12 12 22C-2 27 -22 20 -36 13Z', {
        edge: 'skinEdge',
        width: 1.8,
      }),
      fill('skinOlive', swellPath('-18,-14 -4,-25 12,-26', [13, 12, 9]), { edge: 'skinEdge', width: 1.8 }),
      line('M4 -10Q12 -10 17 -7M4 1Q12 2 17 5M2 11Q9 13 14 16', 1.8, 'skinEdge', 0.8),
      flat('light', 'M-22 -8C-14 -14 -6 -14 -2 -12C-4 0 -14 4 -24 2Z', 0.16),
    ],
    place,
  );

/** Walks up the path away from us, one heel lifted, a cloak over the back and a staff beside. */
export const walker: Art = put(
  [
    line('M128 -440L120 6', 11),
    line('M128 -440L120 6', 8, 'wood'),
    limb('straw', '26,-190 34,-104 30,-26', [54, 42, 24]),
    fill(
      'woodDark',
      'M10 -48C22 -54 42 -52 50 -46C50 -24 52 -10 60 0C62 10 58 14 50 14H14C8 6 12 -20 10 -48Z',
      { width: 2 },
    ),
    line('M15 2Q32 8 52 2M12 -38Q30 -32 49 -38', 2, 'line', 0.7),
    limb('straw', '-22,-190 -36,-120 -30,-74', [54, 42, 26]),
    fill('woodDark', 'M-46 -88C-34 -94 -18 -92 -12 -84C-8 -56 -10 -30 -20 -22C-32 -18 -42 -26 -46 -44Z', {
      width: 2,
    }),
    fill('wood', 'M-43 -80C-34 -86 -20 -85 -14 -78C-13 -70 -13 -66 -15 -60H-42C-44 -66 -44 -72 -43 -80Z', {
      width: 1.6,
    }),
    fill('wood', 'M-42 -54H-15C-14 -40 -16 -30 -22 -27C-32 -24 -39 -30 -42 -42Z', { width: 1.6 }),
    cuffedArm({
      shoulder: [58, -336],
      elbow: [62, -246],
      cloth: 'wine',
      at: { x: 125, y: -276, turn: -14 },
      wrist: [-28, 2],
      hand: backOfHand,
    }),
    fill(
      'red',
      'M-26 -366C-66 -352 -84 -316 -90 -256C-96 -200 -108 -160 -116 -118Q-84 -94 -52 -112Q-16 -88 18 -110Q52 -90 100 -116C96 -160 88 -206 84 -256C80 -316 62 -352 26 -366Q0 -350 -26 -366Z',
    ),
    graven('-40,-340 -66,-230 -92,-124', 6),
    graven('-16,-330 -30,-220 -46,-118', 6),
    graven('12,-330 14,-220 14,-114', 5),
    graven('40,-336 58,-230 76,-116', 6),
    put(headFromBehind, { x: 6, y: -414, size: 0.66, turn: 5 }),
    fill('wine', 'M-42 -368C-20 -344 26 -344 46 -368L54 -350C28 -322 -28 -322 -52 -350Z', { width: 1.8 }),
  ],
  { x: 380, y: 850, size: 1.02, turn: 3 },
);
