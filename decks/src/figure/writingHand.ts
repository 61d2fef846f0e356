import { fill, flat, line, put, type Art, type Place } from '../drawing/art.ts';
import { swellPath } from '../drawing/swell.ts';
import { outline } from '../paper/nature/body.ts';
import type { Skin } from './look.ts';

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

/** The nail of a finger that points to the left, about its middle. */
const nail = (x: number, y: number, turn: number): Art =>
  put(fill('light', 'M-6 -2C-4 -6 5 -6 7 0C5 5 -4 5 -6 -2Z', { edge: 'skinEdge', width: 1, opacity: 0.75 }), {
    x,
    y,
    turn,
  });

/**
 * A right hand that writes, seen as by its owner: forefinger and thumb pinch the pen, the middle finger bears it from
 * below, the heel of the hand lies on the paper. The pen's point is at (-44, 40), the wrist at (86, 20).
 */
export const writingHand = (skin: Skin, pen: Art, place: Place): Art =>
  put(
    [
      flat('ink', 'M-20 44C10 58 60 60 92 48L88 34H0Z', 0.28),
      fill(skin, swellPath('44,36 18,44 0,42', [20, 17, 11]), EDGE),
      fill(skin, swellPath('26,2 -8,14 -31,30', [20, 16, 10]), EDGE),
      fill(skin, outline('92,-10! 64,-26 36,-38 14,-38 2,-26 4,-4 14,20 32,38 60,48 92,42!'), EDGE),
      flat('skinBrown', outline('92,42! 60,48 32,38 20,26! 44,34 68,32 92,24'), 0.4),
      pen,
      fill(skin, swellPath('30,-24 2,-30 -14,-16 -30,16', [26, 21, 17, 10]), EDGE),
      flat(skin, outline('14,-34! 34,-38 60,-26 60,-10 36,-6 18,-14!')),
      line('M14 -36C24 -40 34 -38 44 -34', 1.8, 'skinEdge'),
      fill(skin, swellPath('70,30 40,28 10,14 -22,17', [28, 25, 19, 12]), EDGE),
      flat(skin, outline('56,12! 82,8 90,26 84,38 62,40 50,30')),
      nail(-14, 13, -4),
      nail(-24, 4, -64),
      line('M10 8Q13 13 11 20M-2 -36Q-1 -30 -7 -26M46 -18Q58 -16 64 -8', 1.4, 'skinEdge', 0.6),
    ],
    place,
  );
