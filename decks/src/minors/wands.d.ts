import type { Scene } from '../drawing/scene.ts';

export declare const aceOfWands: Scene;
export declare const twoOfWands: Scene;
export declare const threeOfWands: Scene;
export declare const fourOfWands: Scene;
export declare const fiveOfWands: Scene;
export declare const sixOfWands: Scene;
export declare const sevenOfWands: Scene;
export declare const eightOfWands: Scene;
export declare const nineOfWands: Scene;
export declare const tenOfWands: Scene;
