import type { Scene } from '../drawing/scene.ts';
export declare const judgement: Scene;
