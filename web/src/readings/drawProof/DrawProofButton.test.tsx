import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DrawProof } from '#contract/readings/shapes.ts';
import { computeCommitment, drawFromSeed } from '#contract/tarot/drawFromSeed.ts';
import { renderApp, startFakeServer } from '../../testing/fakeServer.tsx';
import { DrawProofButton } from './DrawProofButton.tsx';

const seed = new Uint8Array(32).fill(3);
const terms = { requestId: 42, drawNumber: 1, deck: 'tarot', spread: 'four-winds', reversals: true } as const;

/** The proof of an open letter. */
const aProof = async (fields: Partial<DrawProof> = {}): Promise<DrawProof> => ({
  ...terms,
  commitment: await computeCommitment(seed),
  seed: seed.toHex(),
  messageId: 7,
  algorithm: 'hmac-sha256-1',
  cards: await drawFromSeed(seed, { ...terms, ...fields } as typeof terms, 4),
  byHand: false,
  ...fields,
});

const openProof = async (proof: DrawProof) => {
  await renderApp(<DrawProofButton proof={proof} />);
  fireEvent.click(screen.getByRole('button', { name: /cards/ }));
  await screen.findByText(proof.commitment);
};

beforeEach(() => {
  startFakeServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('How were these cards drawn?', () => {
  test('checks commitment and cards in the browser, and offers the files', async () => {
    await openProof(await aProof());
    expect(await screen.findByText('These cards follow from the seed: ✓')).toBeTruthy();
    expect(screen.getByText('The seed is the one promised before the draw: ✓')).toBeTruthy();
    expect(screen.getByText(seed.toHex())).toBeTruthy();
    expect(screen.getByText(/Nobody could pick a card/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save the script' })).toBeTruthy();
    expect(screen.queryByText(/times for this letter/)).toBeNull();
  });

  test('detects cards that do not follow from the seed, and an exchanged seed', async () => {
    const { cards } = await aProof();
    await openProof(await aProof({ cards: cards.toReversed(), commitment: '0'.repeat(64) }));
    expect(await screen.findByText('These cards do not follow from the seed: ✗')).toBeTruthy();
    expect(screen.getByText('The seed is not the one promised before the draw: ✗')).toBeTruthy();
  });

  test('says how often cards were drawn', async () => {
    await openProof(await aProof({ drawNumber: 3 }));
    expect(screen.getByText(/Cards were drawn 3 times for this letter/)).toBeTruthy();
    expect(await screen.findByText('These cards follow from the seed: ✓')).toBeTruthy();
  });

  test('says that cards were chosen by hand, with or without a draw before', async () => {
    await openProof(await aProof({ byHand: true }));
    expect(screen.getByText(/those of your letter are not the drawn ones/)).toBeTruthy();
    expect(screen.getByText('What was drawn')).toBeTruthy();
    expect(screen.queryByText(/Nobody could pick a card/)).toBeNull();
    expect(await screen.findByText('The drawn cards follow from the seed: ✓')).toBeTruthy();
    cleanup();
    const nothingDrawn = { drawNumber: null, deck: null, spread: null, reversals: null, cards: [] };
    await openProof({ ...(await aProof()), ...nothingDrawn, byHand: true });
    expect(screen.getByText(/chose the cards of this letter by hand/)).toBeTruthy();
    expect(await screen.findByText('The seed is the one promised before the draw: ✓')).toBeTruthy();
    expect(screen.queryByText(/follow from the seed: /)).toBeNull();
  });

  test('without WebCrypto says that it cannot check here', async () => {
    const proof = await aProof();
    vi.stubGlobal('crypto', { randomUUID: () => 'id' });
    await openProof(proof);
    expect(await screen.findByText(/cannot check it here/)).toBeTruthy();
  });
});

test('before the letter shows only the commitment', async () => {
  const nothingDrawn = { drawNumber: null, deck: null, spread: null, reversals: null, cards: [] };
  await openProof({ ...(await aProof()), ...nothingDrawn, seed: null, messageId: null });
  expect(screen.getByRole('heading', { name: 'How will the cards be drawn?' })).toBeTruthy();
  expect(screen.getByText('It is shown when you open your letter.')).toBeTruthy();
  expect(screen.queryByText(seed.toHex())).toBeNull();
});
