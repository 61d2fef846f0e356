import * as z from 'zod/mini';
import { call, id } from '../call.ts';

export const tarotImage = z.object({
  id,
  tarot: z.string(),
  imagePath: z.string(),
  deck: z.string(),
  alt: z.string(),
});
export type TarotImage = z.output<typeof tarotImage>;

export const tarotImages = call({
  method: 'GET',
  path: '/api/tarot_images',
  says: 'The pictures of one card, one for each deck; an unknown name has none',
  input: z.strictObject({ name: z.string().check(z.maxLength(200)) }),
  output: z.array(tarotImage),
});
