import type * as z from 'zod/mini';
import { type Shape, toShape } from '#contract/shape.ts';

const shapes = new WeakMap<z.ZodMiniType, Shape>();

/** The shape of a call's responses or a stream's events. In a built app, the build has already replaced the schema. */
export function shapeOf(schema: z.ZodMiniType): Shape {
  if (import.meta.env.PROD) return schema as unknown as Shape;
  const known = shapes.get(schema) ?? toShape(schema);
  shapes.set(schema, known);
  return known;
}
