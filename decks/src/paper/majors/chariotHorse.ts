import { clipped, put, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';
import { bridle, horseHead, mane } from '../nature/horseHead.ts';

/** Feathers that nod on the headstall, each from its root to its tip. */
const PLUME = [
  '250,90,20 222,40,30 176,14,12',
  '254,86,20 246,20,32 214,-34,12',
  '262,88,20 280,36,30 276,-20,12',
].map(limb);

/** Where its neck lies, for what goes round it. */
const NECK = outline('188,420! 206,500 232,560 284,600! 320,780! -160,780! -120,560 -22,450!');

/** Its breast below the collar. */
const BREAST = outline('-112,560! 20,650 150,664 262,590! 290,660 292,790! -150,790! -140,650');

/** The head and the neck of a horse of the chariot, with a plume and a red collar, turned outward from the middle of the card: its nose at 540, or flipped at 60, its ears at 440. */
export const chariotHorse = (coat: PaperInk, marks: PaperInk, hair: PaperInk, flip: boolean): Art =>
  put(
    [
      joined('accent', PLUME, 7),
      horseHead({}, { coat, marks, shade: coat === 'light' ? 'far' : 'mid', inEar: 'accent' }),
      mane(hair, marks === 'ink' ? 'ink' : 'far'),
      bridle('accent', keyed('glow', circlePath(352, 452, 15), 5)),
      joined(coat, [BREAST]),
      gouge('130,676 122,720 128,790', 8, marks),
      gouge('-80,630 -20,690 -10,790', 8, marks),
      clipped(NECK, [
        cutStroke('accent', '-100,560 20,650 150,664 270,590', [44, 44, 44, 44], [60, 60, 60, 60]),
        toPoints('-16,626 60,656 134,662 204,634').map(([x, y]) => keyed('glow', circlePath(x, y, 13), 5)),
      ]),
    ],
    { x: 300, y: 420, size: 0.6, flip },
  );
