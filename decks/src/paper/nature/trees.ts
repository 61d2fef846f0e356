import { put, type Art, type Place } from '../../drawing/art.ts';
import type { PaperInk } from '../inks.ts';
import { cut } from '../lino/cut.ts';
import { hatch, ticks } from '../lino/marks.ts';

const FIR =
  'M0 -200C6 -180 16 -166 30 -154L16 -156C22 -136 36 -118 54 -106L28 -110C34 -86 52 -66 76 -52L36 -60C42 -40 62 -22 88 -12C50 -4 30 -8 8 -10V6H-8V-10C-30 -8 -50 -4 -88 -12C-62 -22 -42 -40 -36 -60L-76 -52C-52 -66 -34 -86 -28 -110L-54 -106C-36 -118 -22 -136 -16 -156L-30 -154C-16 -166 -6 -180 0 -200Z';

/** A fir, 180 wide and 200 high, its foot at 0. */
export const fir = (place: Place, role: PaperInk = 'ink'): Art =>
  put([cut(role, FIR), hatch(FIR, { angle: 62, gap: 15, width: 4, reach: 0.42 })], place);

const TRUNK = 'M-22 0C-8 -50 -16 -110 -12 -150L12 -150C16 -110 8 -50 26 0Z';
const CROWN =
  'M-20 -128C-70 -110 -104 -140 -92 -174C-126 -196 -112 -246 -74 -248C-70 -290 -14 -306 10 -278C48 -300 92 -270 86 -234C120 -222 122 -172 90 -162C88 -130 40 -114 20 -128C10 -120 -8 -120 -20 -128Z';

/** A tree with a round crown, 230 wide and 295 high, its foot at 0. */
export const tree = (place: Place, crown: PaperInk = 'near', trunk: PaperInk = 'ink'): Art =>
  put(
    [
      cut(trunk, TRUNK),
      hatch(TRUNK, { angle: 86, gap: 8, width: 3, side: 'all' }),
      cut(crown, CROWN),
      ticks(CROWN, {
        flow: (x) => -90 + x * 0.7,
        gap: 24,
        length: 20,
        width: 5,
        tone: (x, y) => (x * 0.5 - y > 170 ? 0.25 : 0.95),
      }),
    ],
    place,
  );
