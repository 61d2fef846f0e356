import type { Job, SystemContext } from '../../platform/jobs/jobs.ts';
import { repeatWhileFull } from '../../platform/jobs/repeatBatches.ts';
import { waitForAll } from '../../platform/jobs/waitForAll.ts';
import { cardsToDetach, nextDetachTime, setDetachTime } from './cardsSql.ts';
import { parseTimestamp } from '../../platform/clock.ts';

const BATCH = 20;
const RETRY_AFTER = { minutes: 10 } as const;

/** Removes cards at the gateway that members have removed here, and tries again while the gateway does not answer. */
export const detachRemovedCards: Job = {
  name: 'removed cards',

  async nextRunAt({ db }) {
    const next = await nextDetachTime.first(db);
    return parseTimestamp(next?.detachAt);
  },

  async run(context, stopping) {
    const { db, now } = context;
    await repeatWhileFull(stopping, BATCH, async () => {
      const cards = await cardsToDetach.all(db, { now, limit: BATCH });
      // In parallel, because each may wait for an unresponsive gateway.
      const areDetached = await waitForAll(cards.map((card) => detachCard(context, card)));
      if (cards.length > 0 && !areDetached.includes(true))
        throw new Error('The payment gateway removed none of the cards');
      return cards.length;
    });
  },
};

async function detachCard(
  { db, now, payments, log }: SystemContext,
  card: { id: number; ref: string },
): Promise<boolean> {
  try {
    await payments.detachCard(card.ref);
    await setDetachTime.run(db, { id: card.id, detachAt: null });
    return true;
  } catch (error) {
    log.warn(
      { err: error, card: card.id },
      'a removed card is still at the gateway, and is removed there later',
    );
    await setDetachTime.run(db, { id: card.id, detachAt: now.add(RETRY_AFTER) });
    return false;
  }
}
