import type { Scene } from '../drawing/scene.ts';

export declare const aceOfSwords: Scene;
export declare const twoOfSwords: Scene;
export declare const threeOfSwords: Scene;
export declare const fourOfSwords: Scene;
export declare const fiveOfSwords: Scene;
export declare const sixOfSwords: Scene;
export declare const sevenOfSwords: Scene;
export declare const eightOfSwords: Scene;
export declare const nineOfSwords: Scene;
export declare const tenOfSwords: Scene;
