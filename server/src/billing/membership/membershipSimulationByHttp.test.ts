import { expect, test } from 'vitest';
import { type Action, ACTIONS } from '#contract/billing/codes.ts';
import { startTestProduct } from '../../../testing/testProduct.ts';
import { findLedgerFaults } from '../../../testing/billing/findLedgerFaults.ts';
import { simulateMembersByHttp } from '../../../testing/billing/membershipSimulationByHttp.ts';

const isSoak = process.env['SOAK'] === '1';
const [PRODUCTS, MEMBERS, ROUNDS] = isSoak ? [10, 100, 50] : [1, 24, 16];
const OFTEN = ['create', 'cancel', 'uncancel', 'skip', 'unskip', 'upgrade', 'keep_monthly'] as const;
const SEED = 20_260_131;
const CHECK_EVERY = isSoak ? 5 : 4;

test(
  `after ${2 * ROUNDS} random steps of ${PRODUCTS * MEMBERS} members, the ledger equals the gateway's`,
  { timeout: isSoak ? 1_800_000 : 90_000 },
  async () => {
    const answers = new Map<string, number>();
    for (let n = 0; n < PRODUCTS; n++) {
      const product = await startTestProduct({ LOG_LEVEL: 'fatal' });
      try {
        const simulation = simulateMembersByHttp(product, SEED + n);
        const members = await simulation.createMembers(MEMBERS);
        for (let round = 0; round < ROUNDS; round += CHECK_EVERY) {
          for (let n = 0; n < CHECK_EVERY; n++) {
            await simulation.runRound(members);
            await simulation.advanceRandomly();
          }
          expect([...simulation.faults, ...(await findLedgerFaults(product))]).toEqual([]);
        }
        for (const [answer, count] of simulation.answers)
          answers.set(answer, (answers.get(answer) ?? 0) + count);
      } finally {
        await product.stop();
      }
    }
    // Simulations that never perform an action would prove nothing about it.
    const isDone = (action: Action) =>
      [...answers.keys()].some((answer) => answer.startsWith(`${action}: 20`));
    expect((isSoak ? ACTIONS : OFTEN).filter((action) => !isDone(action))).toEqual([]);
  },
);
