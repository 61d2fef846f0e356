import { flat, line, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

/** The hip, knee and ankle of each leg, and the shoulder, elbow and hand of each arm, with their widths. */
const LIMBS = [
  ['-3,-46 -9,-25 -22,-5', [13, 10, 8]],
  ['3,-46 14,-26 19,-4', [13, 10, 8]],
  ['-7,-76 -18,-62 -22,-46', [9, 8, 6]],
  ['8,-76 17,-61 30,-55', [9, 8, 6]],
] as const;

/** Somebody far away who walks off to the right, upright and with empty hands, dark before the light; the feet are at 0,0 and the hat at -108. */
export const walker = (place: Place): Art =>
  put(
    [
      LIMBS.map(([joints, widths]) => flat('ink', swellPath(joints, widths))),
      flat('ink', outline('-27,-6! -18,-8 -16,-2 -22,4! -32,2! -30,-4')),
      flat('ink', outline('14,-7! 23,-7 32,-1 32,3! 14,3!')),
      flat('ink', outline('-12,-80! 0,-84 13,-80! 16,-62 18,-46 24,-30! 4,-27 -17,-31! -15,-48 -13,-64')),
      flat('ink', circlePath(3, -90, 8.6)),
      flat('ink', outline('-15,-94! -7,-97 -5,-107 2,-109 10,-107 12,-97 20,-95! 3,-90')),
      line('M-8 -80Q2 -76 12 -80', 6.4, 'red'),
      line('M-8 -79L-24 -76L-34 -68M-10 -77L-24 -69', 5, 'red'),
    ],
    place,
  );
