import { flat, mirrored } from '../../drawing/art.ts';
import { polar, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, keyed } from '../lino/cut.ts';
import { around, hatch, lens, ticks } from '../lino/marks.ts';
import { field, lake } from '../nature/land.ts';
import { chatterSky, crescentMoon } from '../nature/sky.ts';
import { sword } from '../objects.ts';

const BODY =
  'M300 176C392 172 436 224 430 300C452 360 450 480 404 580C376 640 340 676 300 690C260 676 224 640 196 580C150 480 148 360 170 300C164 224 208 172 300 176Z';
const FACE =
  'M300 246C322 206 410 206 406 288C402 346 340 376 300 404C260 376 198 346 194 288C190 206 278 206 300 246Z';
const WING = 'M182 330C136 430 150 590 244 690C270 620 268 480 226 372Z';

export const twoOfSwords: Scene = {
  alt: 'A pale barn owl sits on a rock by the sea with its eyes closed, two crossed swords before its breast; a crescent moon stands behind it.',
  draw: () => [
    chatterSky('near', around(120, 170), { marks: 'mid', foot: 560 }),
    crescentMoon({ x: 122, y: 180 }, 58),
    lake(520, 'mid', 'light'),
    field('ink', '40,720 160,690 300,680 440,690 560,730', 'mid', 10),
    keyed('light', BODY, 7),
    ticks(
      'M300 400C360 420 380 500 360 600C340 640 320 660 300 676C280 660 260 640 240 600C220 500 240 420 300 400Z',
      {
        role: 'ink',
        flow: 90,
        gap: 26,
        length: 13,
        width: 5,
      },
    ),
    keyed('light', FACE, 5),
    flat(
      'mid',
      times(40, (i) => lens(polar(300, 296, 112, i * 9), polar(300, 296, 78, i * 9 + 3), 4)).join(''),
    ),
    keyed('sky', FACE, 5),
    mirrored([
      cut('mid', WING, 6),
      hatch(WING, { role: 'ink', angle: 76, gap: 15, width: 5, side: 'end', reach: 0.55 }),
      gouge('220,292 250,316 282,296', 9, 'ink'),
      [226, 240, 254, 268].map((x, i) =>
        gouge(`${x},${302 + (i % 3 ? 8 : 2)} ${x - 6},${322 + (i % 3 ? 6 : 0)} ${x - 10},${330}`, 4, 'ink'),
      ),
      gouge('292,256 240,222 204,270', 6, 'mid'),
    ]),
    keyed('glow', 'M300 300C286 320 288 346 300 362C312 346 314 320 300 300Z', 4),
    sword(272, 618, 1.95, 40),
    sword(328, 618, 1.95, -40),
  ],
};
