import * as z from 'zod/mini';
import { requiredLine } from '../singleLine.ts';
import { COLORS } from './codes.ts';

export const color = z.enum(COLORS, 'Please specify some color');

export const tagForm = z.strictObject({ text: requiredLine(60), color });
