import * as z from 'zod/mini';
import { singleLine } from '../singleLine.ts';
import { COLORS } from './codes.ts';

const requiredText = (max: number) =>
  z
    .string('Required field')
    .check(
      z.trim(),
      z.minLength(1, 'Required field'),
      z.maxLength(max, `Please keep it under ${max} characters`),
      singleLine,
    );

const color = z.enum(COLORS, 'Please specify some color');

export const tagForm = z.strictObject({ text: requiredText(60), color });

export const readerFields = {
  firstName: requiredText(80),
  lastName: requiredText(80),
  color,
  bio: z.string().check(z.trim(), z.maxLength(2_000, 'Please keep it under 2000 characters')),
  specialities: z
    .string()
    .check(z.trim(), z.maxLength(500, 'Please keep it under 500 characters'), singleLine),
  status: z.enum(['active', 'inactive']),
  readsReversals: z.boolean(),
};
