import { fill, flat, line, mirrored, type Art } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import { graven } from '../drawing/swell.ts';
import { disc } from '../primitives/lights.ts';

/** A seat of stone with a steep gable, a pinnacle on each side and arms that end in round knobs at (130, 640). */
export const pinnacledSeat: Art = [
  mirrored([
    fill('stone', boxPath(112, 330, 46, 530)),
    flat('stoneDark', boxPath(142, 330, 16, 530), 0.7),
    fill('steelDark', 'M106 332L135 236L164 332Z'),
    disc('steel', 135, 234, 8, 1.8),
    line('M112 420H158M112 540H158', 2, 'line', 0.6),
  ]),
  fill('stone', 'M152 860V330L300 122L448 330V860Z'),
  fill('clothDark', 'M178 860V346L300 174L422 346V860Z', { width: 1.8 }),
  graven('236,300 268,236 300,196', 4, 'steel'),
  graven('364,300 332,236 300,196', 4, 'steel'),
  line(
    'M152 420H178M152 500H178M152 580H178M422 420H448M422 500H448M422 580H448M226 268L246 290M374 268L354 290',
    1.8,
    'line',
    0.55,
  ),
  flat('stoneDark', 'M300 122L448 330V860H434V338L300 152Z', 0.75),
  mirrored([
    graven('196,360 192,480 198,600', 4),
    fill('stone', 'M104 650H196V694H104Z'),
    fill('stone', 'M116 694H178V860H116Z'),
    disc('stone', 134, 652, 28),
    disc('steelDark', 134, 652, 14, 1.6),
  ]),
];
