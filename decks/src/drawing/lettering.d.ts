import { type Art } from './art.ts';
import type { Role } from './roles.ts';
type Lettering = {
    x: number;
    y: number;
    size: number;
    spacing?: number;
    widest?: number;
    role?: Role;
};
/** Words as outlines, centred on x with their baseline at y; made narrower where they would exceed the widest. */
export declare function lettering(text: string, { x, y, size, spacing, widest, role }: Lettering): Art;
export {};
