import { startTestProduct } from '../testProduct.ts';
import type { DraftInput, DraftWriter } from '../../src/adapters/drafts/drafts.ts';

/** A fake draft writer: records its input, and can be told to wait or to fail. */
export function createTestDraftWriter() {
  const inputs: DraftInput[] = [];
  const draftText = ({ firstName, question }: DraftInput) =>
    `Dear ${firstName}, you ask me about this and I take it slowly, one word after the other: ${question}`;
  let next: PromiseWithResolvers<void> | undefined;
  let isBroken = false;
  const writer: DraftWriter = {
    async draft(input, { signal }) {
      inputs.push(input);
      if (isBroken) throw new Error('The pen is broken');
      const held = next;
      next = undefined;
      signal.addEventListener('abort', () => held?.reject(signal.reason as Error));
      await held?.promise;
      return { personalityMessage: draftText(input), source: 'model', promptVersion: 'test' };
    },
  };
  return {
    writer,
    inputs,
    textOf: draftText,
    /** The next draft waits until it is released; a stop interrupts it. */
    holdNext() {
      next = Promise.withResolvers<void>();
      return next.resolve;
    },
    failUntilRepaired() {
      isBroken = true;
      return () => void (isBroken = false);
    },
  };
}

/** A product without drafts, so that their events do not disturb tests of streams. */
export const startProductWithoutDrafts = () =>
  startTestProduct(
    { LOG_LEVEL: 'silent' },
    { drafts: { draft: () => Promise.reject(new Error('Nobody writes drafts')) } },
  );
