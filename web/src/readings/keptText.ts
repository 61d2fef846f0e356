import * as z from 'zod/mini';
import { RESPONSE_MODE_CODES } from '#contract/readings/codes.ts';
import { stored } from '../platform/storage.ts';

// What was typed and not sent outlives a reload of the page. Whatever stands in the storage is only believed when it
// has the right shape: an older version may have written it.

const keptSpread = z.object({
  spread: z.string(),
  isByHand: z.boolean(),
  places: z.array(
    z.object({
      position: z.string(),
      /** Empty where no card lies yet. */
      name: z.string(),
      reversed: z.boolean(),
      imagePath: z.string(),
      text: z.string(),
    }),
  ),
});
export type KeptSpread = z.output<typeof keptSpread>;

const keptMessage = z.object({
  text: z.string(),
  responseMode: z.enum(RESPONSE_MODE_CODES),
  /** The cards of a writer's reading, and what they say about each. */
  laid: z.optional(keptSpread),
});
type KeptMessage = z.output<typeof keptMessage>;

const byThread = z.record(z.string(), keptMessage);

const keptForm = z.object({
  title: z.string(),
  message: z.string(),
  isRushed: z.boolean(),
  isOracle: z.boolean(),
  isAstrology: z.boolean(),
  numberOfTarotCards: z.int(),
  personality: z.nullable(z.int()),
});
export type KeptForm = z.output<typeof keptForm>;

/** The unsent message of one thread. */
export const messageKeptFor = (requestId: number): KeptMessage | undefined => allMessages()[requestId];

/** Keeps the unsent message of one thread; an empty one without cards is forgotten. */
export function keepMessage(requestId: number, message: KeptMessage) {
  const { [requestId]: _, ...others } = allMessages();
  const all =
    message.text === '' && message.laid === undefined ? others : { ...others, [requestId]: message };
  if (Object.keys(all).length === 0) stored.cachedMessage.remove();
  else stored.cachedMessage.write(JSON.stringify(all));
}

const allMessages = () => readAs(byThread, stored.cachedMessage.read()) ?? {};

/** The half-written request. */
export const newReadingFormKept = (): KeptForm | undefined =>
  readAs(keptForm, stored.cachedNewReadingForm.read());

export const keepNewReadingForm = (form: KeptForm) => stored.cachedNewReadingForm.write(JSON.stringify(form));

function readAs<Shape extends z.ZodMiniType>(shape: Shape, text: string | null): z.output<Shape> | undefined {
  if (text === null) return undefined;
  try {
    return z.parse(shape, JSON.parse(text));
  } catch {
    return undefined;
  }
}
