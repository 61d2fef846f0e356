import { type Art } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
export declare const star: (x: number, y: number, r: number, role?: Role, points?: number, waist?: number) => Art;
/** A star of eight rays, gilded and outlined: one that matters to the picture. */
export declare const greatStar: (x: number, y: number, r: number, role?: Role) => Art;
export declare const disc: (role: Role, x: number, y: number, r: number, width?: number, opacity?: number) => Art;
/** A crescent with its horns to the right; its middle is the middle of the whole moon. */
export declare const crescent: (x: number, y: number, r: number, turn?: number, role?: Role, width?: number) => Art;
/** A ring of gold set with dots round a darker field: behind a head or an emblem. */
export declare const halo: (x: number, y: number, r: number, field?: Role) => Art;
/** The sun: straight and flaming rays by turns round a disc. */
export declare function sunDisc(x: number, y: number, r: number, count?: number): Art;
/** Drops of light that fall: small flames turned upwards. */
export declare const drop: (x: number, y: number, size?: number, role?: Role) => Art;
export declare const flame: (x: number, y: number, size?: number, turn?: number) => Art;
/** A stroke of lightning from a point downwards. */
export declare const lightning: (x: number, y: number, size?: number, turn?: number) => Art;
export declare const rain: (drops: readonly (readonly [number, number])[]) => Art;
