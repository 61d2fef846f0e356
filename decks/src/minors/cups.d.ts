import type { Scene } from '../drawing/scene.ts';

export declare const aceOfCups: Scene;
export declare const twoOfCups: Scene;
export declare const threeOfCups: Scene;
export declare const fourOfCups: Scene;
export declare const fiveOfCups: Scene;
export declare const sixOfCups: Scene;
export declare const sevenOfCups: Scene;
export declare const eightOfCups: Scene;
export declare const nineOfCups: Scene;
export declare const tenOfCups: Scene;
