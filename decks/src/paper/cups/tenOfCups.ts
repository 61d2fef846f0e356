import { flat, line, mirrored, put } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { PaperInk } from '../inks.ts';
import { lens, outward } from '../lino/marks.ts';
import { field, lake, mountains } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { penguin, penguinChick } from './penguin.ts';

/** One band of the rainbow. */
const bow = (rx: number, ry: number, role: PaperInk) =>
  line(`M${300 - rx} 480A${rx} ${ry} 0 0 1 ${300 + rx} 480`, 27, role);

export const tenOfCups: Scene = {
  alt: 'Two penguins bow their heads to each other on the ice with two grey chicks between them; a rainbow stands over them, and ten cups stand in a bow along it.',
  draw: () => [
    chatterSky('sky', outward(300, 470), { marks: 'far' }),
    [bow(117, 219, 'light'), bow(217, 317, 'light')],
    [bow(122, 224, 'near'), bow(146, 250, 'mid'), bow(169, 275, 'glow'), bow(192, 300, 'accent')],
    toPoints('98,352 124,272 164,208 214,162 271,140 329,140 386,162 436,208 476,272 502,352').map(([x, y]) =>
      cup(x, y, 0.44),
    ),
    mountains(530, '90,120,90 520,130,110', 'far'),
    lake(520, 'mid', 'light', 700),
    field('light', '40,690 200,670 400,676 560,664', 'far'),
    mirrored(put(penguin, { x: -40, y: 6 })),
    flat('ink', lens([210, 840], [400, 842], 16)),
    penguinChick({ x: 258, y: 778, size: 0.94, turn: -3 }),
    penguinChick({ x: 344, y: 792, size: 0.84, turn: 4 }),
  ],
};
