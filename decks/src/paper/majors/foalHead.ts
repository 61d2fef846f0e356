import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const NECK = outline(
  '-60,-50! -130,-10 -190,60 -240,150 -280,260 -310,420! 140,420! 120,340 84,270 56,200 34,130 40,60!',
);
/** Short, with a round brow and a small muzzle, as a foal's is. */
const SKULL = outline(
  '-76,-16 -60,-58 -20,-82 28,-80 74,-56 122,-18 166,16 204,40 220,66 214,96 190,110 158,108 130,102 92,118 50,146 -6,150 -56,112',
);
const NEAR_EAR = outline('-62,-40! -96,-92 -104,-152 -88,-190! -50,-150 -26,-100 -22,-62!');
const FAR_EAR = outline('-14,-76! -22,-130 2,-178 26,-196! 40,-150 34,-110 22,-74!');
/** It stands up from the crest in bristles. */
const MANE = outline(
  '-24,-90! -52,-116 -78,-118! -84,-96 -116,-98 -140,-92! -134,-72 -168,-66 -190,-52! -178,-36 -210,-20 -230,2! -212,12 -244,38 -260,62! -240,66 -270,100 -282,128! -262,128 -288,170 -298,200! -278,194 -302,240 -310,276! -288,264 -310,320 -316,352! -292,336 -240,240 -180,110 -100,0 -20,-50!',
);

/** The head and the neck of a foal that looks right, level: from its ears at -196 to its breast at 470. */
export const foalHead = (place: Place): Art =>
  put(
    [
      joined('light', [FAR_EAR], 6),
      cut('accent', MANE, 5),
      joined('light', [NECK, SKULL], 6),
      joined('light', [NEAR_EAR], 5),
      flat('accent', outline('-58,-60! -82,-100 -86,-152! -60,-124 -40,-78!')),
      cut(
        'accent',
        outline(
          '-40,-84! -4,-104 36,-92 62,-64 84,-30! 50,-46 54,-26 48,-12! 26,-46 18,-30 10,-14! -4,-50 -18,-60 -34,-62!',
        ),
        4,
      ),
      gouge('-46,30 -30,84 6,116 50,114', 7, 'far'),
      gouge('50,146 84,122 120,104', 6, 'ink'),
      flat('ink', outline('10,2! 24,-24 56,-22 70,2! 40,18')),
      flat('light', circlePath(46, -10, 7)),
      flat('light', circlePath(33, 2, 3.5)),
      gouge('2,-14 30,-44 66,-28', 6, 'ink'),
      gouge('0,14 -12,20 -20,22', 5, 'ink'),
      flat('ink', outline('178,56! 194,50 202,66 190,78! 188,66')),
      gouge('214,96 178,92 146,74', 6, 'ink'),
      gouge('112,16 144,38 170,44', 5, 'far'),
      combed('20,150 40,230 80,310 100,410', '-60,120 -80,210 -80,310 -80,410', {
        role: 'far',
        rows: 5,
        width: 8,
        length: 52,
      }),
      combed('-110,10 -180,110 -230,240', '-84,60 -150,150 -180,260', {
        role: 'far',
        rows: 3,
        width: 6,
        length: 40,
      }),
    ],
    place,
  );
