/**
 * The lit part of a disc centred at (0, 0), as a path: from the top along the lit rim to the bottom, and back along the
 * terminator, which is half an ellipse. `angle` is how far the moon is ahead of the sun, in degrees; while waxing, the
 * right side is lit, as seen from the north.
 */
export function litMoonPath(angle: number, radius: number): string {
  const isWaxing = angle < 180;
  const isGibbous = angle > 90 && angle < 270;
  const width = Number((Math.abs(Math.cos((angle * Math.PI) / 180)) * radius).toFixed(3));
  const rim = isWaxing ? 1 : 0;
  // A crescent's terminator curves towards the lit rim, a gibbous moon's away from it.
  const terminator = isGibbous ? rim : 1 - rim;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${rim} 0 ${radius}A${width} ${radius} 0 0 ${terminator} 0 ${-radius}Z`;
}
