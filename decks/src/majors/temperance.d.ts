import type { Scene } from '../drawing/scene.ts';
export declare const temperance: Scene;
