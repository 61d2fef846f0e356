/** Stands in for the product's: the first text that needs the detection sets it up. */
export const warmUpDangerDetection = () => Promise.resolve();
