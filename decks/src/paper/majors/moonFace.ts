import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { dots, gouge, keyed } from '../lino/cut.ts';
import { combed } from '../lino/combed.ts';

const CRESCENT =
  'M346 118A110 110 0 1 0 346 318C330 314 318 304 318 292C332 292 338 280 328 272C338 268 338 256 328 254C326 246 350 246 352 234C346 222 332 212 328 196C332 184 326 176 322 172C318 150 328 130 346 118Z';

/** A full moon of radius 112 about (300, 218), its left part a crescent whose inner edge is a sleeping face. */
export const moonFace: Art = [
  keyed('far', circlePath(300, 218, 112), 5),
  dots('mid', '376,178,13 360,290,10 392,246,8 368,140,7'),
  keyed('light', CRESCENT, 5),
  combed('290,126 220,190 226,280', '286,150 246,206 256,284', {
    role: 'far',
    rows: 3,
    width: 7,
    length: 34,
  }),
  gouge('272,206 292,218 314,204', 7, 'ink'),
  flat('ink', 'M276 212l-6 12l12 -6ZM292 217l-2 13l10 -8ZM306 212l4 11l4 -13Z'),
  gouge('270,186 292,174 316,182', 5, 'ink'),
  gouge('306,268 318,264 332,265', 5, 'ink'),
  gouge('326,242 332,236 342,240', 4, 'ink'),
];
