// Runs the product in its own process, with a gateway whose library has a bug: for card holders with a certain name it
// throws an error that contains the card, or never answers.
import { createLog } from '../../src/platform/log.ts';
import { parseConfig } from '../../src/platform/config.ts';
import { startEmbeddedPostgres } from '../../src/platform/embeddedPostgres/startEmbeddedPostgres.ts';
import { openProduct } from '../../src/app/product.ts';
import { buildServer } from '../../src/app/server.ts';

const config = parseConfig(process.env);
const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => {} });
const product = await openProduct(config, embedded.url, createLog(config.logLevel));
const { payments } = product.services;
const { attachCard } = payments;
Object.assign(payments, {
  async attachCard(...[customer, card, key]: Parameters<typeof attachCard>) {
    const { cardHolder, cardNumber, cvc } = card as { cardHolder: string; cardNumber: string; cvc: string };
    if (cardHolder.startsWith('Bug')) {
      const spaced = cardNumber.replaceAll(/(.{4})(?=.)/g, '$1 ');
      const message = `The bug of the gateway: ${cardNumber} (${spaced}, cvc: ${cvc})`;
      throw Object.assign(new Error(message, { cause: new Error(JSON.stringify(card)) }), { sent: { card } });
    }
    if (cardHolder.startsWith('Silence')) {
      process.stdout.write('The gateway is silent\n');
      return new Promise(() => {});
    }
    return attachCard(customer, card, key);
  },
});
const server = await buildServer(product);
const stop = Promise.withResolvers<void>();
process.once('SIGTERM', () => stop.resolve());
const origin = await server.listen({ host: config.host, port: config.port });
await product.start(origin);
process.stdout.write(`Database: ${embedded.url}\nMoonletter is at ${origin}\n`);
await stop.promise;
await product.streams.close();
await server.close();
await product.close();
await embedded.stop();
process.exit(0);
