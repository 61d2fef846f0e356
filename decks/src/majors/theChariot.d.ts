import type { Scene } from '../drawing/scene.ts';
export declare const theChariot: Scene;
