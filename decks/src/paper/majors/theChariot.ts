import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { PaperInk } from '../inks.ts';
import { cut, cutStroke, keyed, stroke } from '../lino/cut.ts';
import { lens, outward } from '../lino/marks.ts';
import { bridle, CREST, horseHead, lock } from '../nature/horseHead.ts';
import { field } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { chariot } from './chariot.ts';

/** A horse that looks outward from the middle of the card, in a bridle and a breast strap. */
const horse = (coat: PaperInk, marks: PaperInk, mane: PaperInk, flip: boolean): Art =>
  put(
    [
      horseHead({}, { coat, marks, shade: coat === 'light' ? 'far' : 'mid', inEar: 'accent' }),
      CREST.slice(1, 7).map(([x, y], i) =>
        lock(
          `${x + 30},${y + 4} ${x - 6},${y + 22} ${x - 20},${y + 62} ${x - 8 - (i % 2) * 20},${y + 104}`,
          mane,
          marks === 'light' ? 'far' : 'light',
          40,
        ),
      ),
      lock('246,150 286,172 306,212 292,256', mane, marks === 'light' ? 'far' : 'light'),
      bridle('accent', keyed('glow', circlePath(352, 452, 13), 5)),
      cutStroke('accent', '-60,690 60,712 150,690 226,640', [26, 26, 26, 26], [40, 40, 40, 40]),
    ],
    { x: flip ? 264 : 336, y: 484, size: 0.52, flip },
  );

export const theChariot: Scene = {
  alt: 'A red chariot with a golden star, two great wheels and a canopy full of stars; before it the bridled heads of a white and a black horse look out to opposite sides, and a walled town lies behind.',
  draw: () => [
    chatterSky('far', outward(300, 480), { marks: 'sky', gap: 50 }),
    cut('mid', 'M40 560V430H76V400H100V430H124V400H150V450H450V400H476V430H500V400H524V430H560V560Z'),
    field('glow', '40,560 300,540 560,560', 'ink'),
    field('mid', '40,650 300,620 560,650'),
    flat('ink', lens([60, 616], [540, 616], 20)),
    chariot,
    mirrored([
      stroke('ink', '270,346 206,520 84,716', [9, 10, 9]),
      stroke('glow', '270,346 206,520 84,716', [5, 6, 5]),
    ]),
    horse('light', 'ink', 'far', true),
    horse('ink', 'light', 'near', false),
    keyed('glow', circlePath(300, 838, 20), 5),
  ],
};
