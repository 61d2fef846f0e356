import { type Art } from '../drawing/art.ts';
/** The letter that the moon carries: a sealed envelope within the ring of the phases. */
export declare const nightBack: Art;
