import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { cut, gouge, stroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';

const claws: Art = mirrored([
  stroke('accent', '296,800 262,780 262,752', [9, 9, 8]),
  cut(
    'accent',
    'M262 756C232 748 230 716 250 700C252 716 258 722 264 724C264 712 270 706 280 706C286 730 280 750 262 756Z',
    4,
  ),
  [812, 826, 840].map((y) => gouge(`292,${y} 262,${y - 4} 250,${y + 10}`, 6, 'accent')),
]);

/** A crayfish from above with its claws raised: 130 wide about x 300, from 698 down to its tail at 895. */
export const crayfish: Art = [
  claws,
  cut('accent', 'M300 764C326 770 330 806 322 836H278C270 806 274 770 300 764Z', 4),
  cut('accent', 'M280 836H320L314 866C330 880 330 890 318 894H282C270 890 270 880 286 866Z', 4),
  flat(
    'light',
    lens([284, 800], [316, 800], 4) + lens([282, 818], [318, 818], 4) + lens([284, 850], [316, 850], 4),
  ),
];
