import type { Scene } from '../drawing/scene.ts';
export declare const MAJORS: Record<string, Scene>;
