import { type Art } from '../drawing/art.ts';
import type { Look } from './look.ts';
/** The hair that falls behind the shoulders: painted before the body. */
export declare function hairBehind({ hair, cut }: Look): Art;
/** Head and neck, face, front hair and beard; the face is 96 wide and its middle is 0,0. */
export declare function head(look: Look): Art;
