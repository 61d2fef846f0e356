import { mirrored } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { cloud } from '../nature/clouds.ts';
import { mountains } from '../nature/land.ts';
import { sprig } from '../nature/plants.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { sword } from '../objects.ts';

const CROWN = 'M208 322L188 222L240 262L268 196L300 256L332 196L360 262L412 222L392 322Z';

export const aceOfSwords: Scene = {
  alt: 'A bare sword stands point up above bleak mountains and passes through a crown; from each side of the crown hangs a sprig of leaves, and two clouds lie beside the hilt.',
  draw: () => [
    chatterSky('far', -64, { marks: 'sky' }),
    beams(300, 230, 130, 430, 26, 'light', 18),
    mountains(900, '110,200,190 500,210,230', 'mid'),
    mountains(900, '300,320,150', 'near'),
    mirrored([sprig('212,312 150,330 108,400 112,500', 9, 46, 'near'), cloud({ x: 130, y: 640, size: 0.7 })]),
    sword(300, 470, 2.5),
    keyed('glow', CROWN, 6),
    hatch(CROWN, { role: 'ink', angle: 90, gap: 12, width: 5, side: 'end', reach: 0.3 }),
  ],
};
