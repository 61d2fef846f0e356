import type { Page } from '@playwright/test';

const BYTES_PER_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;
const CPU_SLOWDOWN = 4;

/** The screen of the phone that Lighthouse emulates. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625, isMobile: true };

/** Gives a page the processor of a slow phone. */
export async function slowDownProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Gives a page the processor and the network of a slow phone: 1.6 Mbit/s and 150 ms for each round trip. */
export async function slowDown(page: Page): Promise<void> {
  await slowDownProcessor(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
}
