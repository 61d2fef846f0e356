import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

/** From the neck over the shoulders and the narrow loin to the haunches. */
const BODY = outline(
  '-30,-280! -34,-244 -58,-214 -64,-170 -54,-124 -82,-88 -96,-46 -88,-8 -60,4! 60,4! 88,-8 96,-46 82,-88 54,-124 64,-170 58,-214 34,-244 30,-280!',
);
const HEAD = outline(
  '-30,-250! -46,-258 -74,-258 -100,-262 -110,-272 -110,-288 -102,-296 -78,-302 -52,-308 -40,-326 -14,-340 18,-334 38,-312 40,-280 32,-244!',
);
const EAR = outline('-6,-318! 10,-332 32,-320 42,-292 40,-258 22,-234! 4,-252 -4,-284');
const PAW = outline('64,-8! 88,-14 112,-4 114,8 100,12 66,10!');

/** A hound that sits with its back to us and looks to the left: 230 wide, its brow at -340 and the ground at 10. */
export const waitingHound = (place: Place): Art =>
  put(
    [
      mirrored([joined('light', [PAW], 5), gouge('92,-2 98,2 98,10', 4, 'ink')], 0),
      joined('light', [BODY], 6, 'ink'),
      mirrored(
        [
          // The blades of the shoulders, and the haunches that spread over the hind feet.
          gouge('12,-214 36,-200 44,-168 30,-138', 8, 'ink'),
          gouge('56,-118 26,-88 22,-44 40,0', 9, 'ink'),
        ],
        0,
      ),
      gouge('0,-228 -4,-160 0,-100 0,-30', 7, 'ink'),
      combed('46,-206 50,-170 42,-134', '58,-206 60,-170 52,-130', { role: 'mid', rows: 2, length: 22 }),
      combed('60,-96 78,-60 74,-10', '80,-84 92,-48 86,-10', { role: 'mid', rows: 3, length: 24 }),
      combed('-60,-96 -44,-64 -44,-16', '-80,-80 -72,-48 -72,-14', { role: 'far', rows: 2, length: 22 }),
      combed('8,-190 10,-140 6,-90', '22,-130 20,-110 14,-80', { role: 'far', rows: 2, length: 24 }),
      joined('light', [limb('0,-14,22 18,6,20 70,20,17 124,16,12 152,2,5')], 5, 'ink'),
      flat('light', outline('-14,-30! 14,-30! 12,0 -10,0')),
      joined('light', [HEAD], 6, 'ink'),
      flat('light', outline('-24,-270! 26,-270! 30,-236! -30,-236!')),
      flat('ink', outline('-112,-284! -108,-298 -92,-298 -90,-286 -100,-278')),
      gouge('-104,-272 -82,-270 -58,-276', 5, 'ink'),
      flat('ink', circlePath(-44, -308, 6)),
      gouge('-58,-314 -46,-322 -32,-314', 4, 'ink'),
      cut('accent', outline('-36,-250! 0,-238 36,-250! 40,-232 0,-218 -40,-232!'), 4),
      cut('accent', EAR, 5),
      gouge('18,-318 26,-288 22,-254', 5, 'ink'),
    ],
    place,
  );
