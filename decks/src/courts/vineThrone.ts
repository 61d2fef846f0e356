import { type Art, eachOf, fill, mirrored } from '../drawing/art.ts';
import { graven, limb } from '../drawing/swell.ts';
import { grapes, leaf } from '../primitives/plants.ts';

/** Three blades from one stalk. */
const vineLeaf = (x: number, y: number, turn: number, length: number): Art => [
  leaf(x, y, turn - 44, length * 0.8, 'leafDark', 0.4),
  leaf(x, y, turn + 44, length * 0.8, 'leafDark', 0.4),
  leaf(x, y, turn, length, 'leaf', 0.4),
];

/** A seat of grown vines: two trunks carry its back. */
export const vineThrone: Art = [
  fill('near', 'M150 720V360Q150 216 300 204Q450 216 450 360V720Z'),
  mirrored([
    graven('214,250 206,420 210,640', 5),
    graven('262,224 258,400 260,600', 4),
    limb('wood', '146,860 160,700 132,560 158,420 176,290 300,200', [44, 38, 34, 32, 26, 14]),
    limb('woodDark', '122,700 168,600 136,480 180,370 176,280 236,220', [14, 16, 16, 14, 12, 5]),
    graven('142,700 120,570 146,430 160,320', 5),
    eachOf(
      '132,630,150 164,540,-20 132,470,170 160,392,-40 146,340,200 176,262,20 184,244,230 248,214,50',
      (x, y, turn, i) => vineLeaf(x, y, turn, i % 2 ? 40 : 48),
    ),
    grapes(104, 506, 1),
    grapes(116, 372, 0.9),
    grapes(226, 272, 0.9),
  ]),
  eachOf('300,200,-90 290,204,-140 310,204,-40', (x, y, turn) => vineLeaf(x, y, turn, 44)),
];
