import { type Art } from '../drawing/art.ts';
import type { Look } from './look.ts';
/** Eyes, brows, nose and mouth of a head whose face spans from (-48, -58) to (48, 66). */
export declare function face({ eyes, brow, mouth, turn, beard }: Look): Art;
