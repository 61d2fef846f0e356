import { flat, line, type Art } from '../../drawing/art.ts';
import { nearBust } from '../../figure/nearBust.ts';
import { blownHair, curledHair } from '../../figure/profileHair.ts';

/** A mouth with clenched teeth, over a head in profile. */
const clenched: Art = [
  flat('rose', 'M35 42Q42 29 53 28.6Q56 36 52 46Q42 51 35 42Z'),
  flat('light', 'M38 41Q44 32 53 31Q55 37 51.6 43Q44 47 38 41Z'),
  line('M38.6 40.6Q46 36.4 53.6 36.6M44 34.4L44.6 44M48.6 32L48.6 44', 1.1, 'skinEdge', 0.8),
  line('M30 30Q34 38 32 50M40 20Q31 26 30 32', 1.8, 'skinEdge', 0.6),
];

export const leftFighter: Art = nearBust(
  {
    side: { skin: 'skinFair', hair: 'hairAuburn', eyes: 'open', mood: 'stern' },
    cloth: 'sage',
    over: [blownHair('hairAuburn'), clenched],
    bow: 10,
  },
  { x: 124, y: 612, size: 1.16 },
);

export const rightFighter: Art = nearBust(
  {
    side: { skin: 'skinOlive', hair: 'hairBlack', eyes: 'open', mood: 'stern', nose: 'hooked' },
    cloth: 'cloth',
    over: [curledHair('hairBlack'), clenched],
    bow: 10,
  },
  { x: 480, y: 612, size: 1.16, flip: true },
);
