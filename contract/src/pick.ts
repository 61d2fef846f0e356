/**
 * Returns the fields of `row` that `shape` has, in the order of the shape.
 * @param row must have every field of the shape; others are dropped
 */
export function pick<Shape extends object, Row extends { [Field in keyof Shape]: unknown }>(
  row: Row,
  shape: Shape,
): Pick<Row, keyof Shape & keyof Row> {
  const picked: Partial<Record<keyof Shape, unknown>> = {};
  for (const field of keysOf(shape)) picked[field] = row[field];
  return picked as Pick<Row, keyof Shape & keyof Row>;
}

/** The names of a shape's fields, in their order. */
export const keysOf = <Shape extends object>(shape: Shape) => Object.keys(shape) as (keyof Shape & string)[];
