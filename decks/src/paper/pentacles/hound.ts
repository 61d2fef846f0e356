import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const TRUNK = outline(
  '-210,4! -216,-70 -176,-132 -110,-150 -40,-134 30,-136 86,-156 130,-140 150,-90 140,-20 110,4!',
);
const HAUNCH = outline(
  '-214,-10! -220,-80 -180,-134 -120,-140 -82,-104 -84,-56 -116,-24 -60,-22 -34,-10 -38,6 -60,10! -206,10!',
);
const HEAD = outline(
  '86,-120 108,-160 150,-178 188,-166 212,-142 262,-128 296,-108 302,-82 286,-62 240,-50 190,-46 140,-48 100,-70',
);
const EAR = outline('106,-158! 138,-160 152,-132 150,-86 130,-44! 104,-56 92,-96 94,-134');

/** An old hound that lies and looks right, its head on both forepaws: 580 wide and 180 high; the ground is at 10. */
export const hound = (place: Place): Art =>
  put(
    [
      flat('near', 'M-290 10C-200 -14 220 -14 330 10C220 30 -200 30 -290 10Z'),
      keyed('light', limb('-190,-20,30 -250,-26,24 -284,-2,20 -262,12,14 -236,8,6'), 6),
      keyed('light', limb('110,-44,56 190,-44,38 280,-38,34 306,-34,30'), 5),
      joined('light', [TRUNK], 5),
      ticks(TRUNK, {
        role: 'mid',
        flow: 8,
        gap: 28,
        length: 22,
        width: 5,
        tone: (x, y) => (x > -70 && y > -66 ? 0.8 : 0),
      }),
      [-20, 6, 32].map((x) => gouge(`${x},-116 ${x - 12},-84 ${x - 6},-50`, 6, 'ink')),
      keyed('light', HAUNCH, 5),
      ticks(HAUNCH, {
        role: 'mid',
        flow: 60,
        gap: 24,
        length: 20,
        width: 5,
        tone: (x) => (x > -150 ? 0.7 : 0),
      }),
      flat('ink', lens([-52, -10], [-34, -8], 4) + lens([-54, 0], [-36, 2], 4)),
      keyed(
        'light',
        outline('68,-110! 92,-60 110,-34 180,-32 270,-28 300,-22 308,-6 296,8 240,10 60,10! 40,-30 48,-80'),
        5,
      ),
      flat(
        'ink',
        lens([276, -16], [306, -14], 4) + lens([276, -4], [306, -2], 4) + lens([284, -46], [316, -40], 4),
      ),
      keyed('light', HEAD, 5),
      ticks(HEAD, { role: 'mid', flow: 16, gap: 18, length: 13, width: 4, tone: (x) => (x > 216 ? 0.8 : 0) }),
      cut('accent', EAR, 4),
      gouge('134,-140 136,-104 124,-68', 6, 'ink'),
      flat('ink', circlePath(294, -108, 14)),
      gouge('206,-66 246,-70 292,-80', 6, 'ink'),
      [gouge('172,-126 188,-112 212,-120', 9, 'ink'), gouge('174,-142 192,-150 210,-138', 5, 'ink')],
    ],
    place,
  );
