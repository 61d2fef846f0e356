import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '0,92 26,84 36,58 32,36! 58,0 54,-50 26,-96 0,-110 -26,-96 -54,-50 -58,0 -32,36! -36,58 -26,84',
);
/** The quills of the right wing, from the outermost up to the shoulder. */
const QUILLS = times(8, (i) => {
  const angle = -14 - i * 11;
  const long = 232 - i * 17;
  return [
    polar(30, -20, 8, angle),
    polar(30, -20, long * 0.6, angle - 6),
    polar(30, -20, long, angle),
  ] as const;
});
const TAIL = [-26, -13, 0, 13, 26].map((turn) =>
  swellPath([[turn * 0.5, -70], polar(0, -70, 70, turn - 90), polar(0, -70, 118, turn - 90)], [24, 30, 16]),
);

/** A dove that comes straight down with spread wings: 500 wide, its bill at 112. */
export const descendingDove = (place: Place): Art =>
  put(
    [
      joined('light', TAIL, 5),
      mirrored(
        [
          joined(
            'light',
            QUILLS.map((at) => swellPath(at, [40, 46, 14])),
            5,
          ),
          QUILLS.map(([, middle, tip]) =>
            gouge([middle, [(middle[0] + tip[0]) / 2, (middle[1] + tip[1]) / 2], tip], 5, 'far'),
          ),
          joined('light', [limb('20,-30,60 70,-50,56 120,-80,40 150,-104,20')], 4),
          combed('30,-46 80,-66 136,-100', '40,-14 90,-40 130,-74', {
            role: 'far',
            rows: 3,
            width: 6,
            length: 20,
          }),
        ],
        0,
      ),
      joined('light', [BODY], 6),
      combed('-30,-70 -36,-10 -16,30', '30,-70 36,-10 16,30', { role: 'far', rows: 5, width: 7, length: 22 }),
      keyed('glow', outline('-11,84! 0,78 11,84! 0,114'), 4),
      mirrored(flat('ink', circlePath(20, 62, 5.5)), 0),
    ],
    place,
  );
