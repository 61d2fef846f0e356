import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '-230,-4! -252,-50 -232,-104 -180,-134 -110,-134 -40,-118 30,-122 84,-136 128,-128 150,-90 146,-40 110,0! 20,-2 -60,2 -150,6',
);
const HEAD = outline(
  '104,-134 140,-154 178,-150 204,-130 244,-118 278,-104 294,-82 292,-56 284,-30 252,-18 206,-26 158,-30 122,-46 100,-90',
);
const MUZZLE = outline('220,-104! 262,-96 280,-78 276,-46 244,-34 214,-52');
const EAR = outline('118,-136! 146,-146 162,-126 164,-84 150,-42 122,-24 104,-40 110,-90');

/** An old hound that lies and looks right, its head on its paws: 560 wide and 155 high; the ground is at 8. */
export const hound = (place: Place): Art =>
  put(
    [
      flat('near', 'M-290 10C-200 -10 220 -10 310 10C220 26 -200 26 -290 10Z'),
      joined(
        'light',
        [
          BODY,
          limb('70,-40,60 150,-12,34 262,-12,28 286,-10,26'),
          limb('-130,-16,40 -60,-6,28 -10,-6,26'),
          limb('-226,-30,26 -268,-14,18 -262,2,14 -200,6,12'),
          HEAD,
        ],
        5,
      ),
      gouge('-120,-98 -92,-66 -104,-30 -140,-14', 6, 'ink'),
      gouge('74,-98 58,-64 70,-34', 6, 'ink'),
      [-20, 2, 24].map((x) => gouge(`${x},-96 ${x - 10},-68 ${x - 6},-40`, 5, 'ink')),
      ticks(BODY, {
        role: 'mid',
        flow: 4,
        gap: 30,
        length: 22,
        width: 5,
        tone: (x, y) => (x < 40 && y > -60 ? 0.7 : 0),
      }),
      ticks(MUZZLE, { role: 'mid', flow: 20, gap: 15, length: 12, width: 4 }),
      cut('accent', EAR, 4),
      gouge('142,-116 142,-84 128,-50', 5, 'ink'),
      flat('ink', circlePath(288, -88, 12) + lens([222, -40], [284, -50], 6)),
      [gouge('170,-110 188,-96 212,-104', 9, 'ink'), gouge('178,-94 190,-88 202,-92', 3, 'ink')],
      gouge('172,-122 186,-126 202,-118', 4, 'ink'),
      [gouge('262,-2 276,0 288,-4', 3, 'ink'), gouge('258,-18 276,-16 294,-18', 3, 'ink')],
    ],
    place,
  );
