import * as z from 'zod/mini';
import { requiredLine } from '../singleLine.ts';
import { COLORS } from './codes.ts';

/** One of the colors for tags and readers. */
export const color = z.enum(COLORS, 'Please specify some color');

/** A tag that writers put on members. */
export const tagForm = z.strictObject({ text: requiredLine(60), color });
