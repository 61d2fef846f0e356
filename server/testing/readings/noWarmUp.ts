/** Replaces the product's warm-up: the first checked text sets the detection up. */
export const warmUpDangerDetection = () => Promise.resolve();
