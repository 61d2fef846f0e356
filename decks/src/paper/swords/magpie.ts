import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '156,-36! 140,-66 104,-76 66,-58 0,-44 -64,-14 -110,18! -60,44 0,50 64,34 110,2 142,-16',
);
const TAIL = outline('-70,-6! -200,22 -322,40! -330,58! -350,72! -336,88! -340,106! -200,78 -76,42!');
const BELLY = outline('104,4! 60,-4 0,0 -60,26! -30,44 10,48 64,34');
const NEAR_WING = outline(
  '70,-44! 56,-130 10,-226 -76,-306! -84,-278 -120,-274! -122,-246 -158,-236! -152,-206 -182,-186! -166,-156 -170,-128! -150,-80 -90,-20 -30,2!',
);
const NEAR_PANEL = outline(
  '24,-110! 0,-180 -58,-252! -74,-216 -104,-196! -110,-164 -130,-140! -80,-100 -30,-70!',
);
const FAR_WING = outline(
  '66,-50! 100,-150 170,-236 252,-276! 250,-246 276,-226! 256,-202 266,-176! 242,-160 238,-134! 190,-90 130,-40!',
);
const FAR_PANEL = outline('142,-128! 176,-190 224,-234! 226,-206 236,-186! 216,-160 200,-128! 170,-106');

/** A magpie that flies to the right: 620 wide from its tail at -350. What it carries hangs from its claws at (20, 96). */
export const magpie = (loot: Art): Art => [
  joined('ink', [FAR_WING]),
  cut('light', FAR_PANEL, 0),
  [gouge('150,-126 190,-176 226,-206', 5, 'ink'), gouge('164,-112 196,-142 226,-160', 5, 'ink')],
  joined('ink', [TAIL, BODY]),
  hatch(TAIL, { role: 'mid', angle: -14, gap: 15, width: 5, side: 'end', reach: 0.6 }),
  flat('light', BELLY),
  cut('near', outline('152,-50! 180,-48 204,-28! 176,-28 148,-30!'), 4),
  [flat('light', circlePath(118, -48, 9)), flat('ink', circlePath(121, -48, 5))],
  loot,
  joined('ink', [limb('-10,40,18 0,74,12 8,92,12'), limb('44,34,18 40,72,12 34,92,12')], 4),
  [limb('-8,88,9 14,104,9 30,92,8'), limb('20,88,9 38,104,9 56,92,8')].map((d) => cut('ink', d, 3)),
  joined('ink', [NEAR_WING]),
  flat('light', NEAR_PANEL),
  ['-2,-130 -34,-180 -66,-226', '-26,-106 -62,-146 -102,-184', '-50,-92 -84,-118 -118,-144'].map((d) =>
    gouge(d, 6, 'ink'),
  ),
  ['-40,-20 -80,-56 -120,-110', '0,-24 -40,-60 -80,-92', '34,-50 10,-80 -20,-104'].map((d) =>
    gouge(d, 6, 'mid'),
  ),
];
