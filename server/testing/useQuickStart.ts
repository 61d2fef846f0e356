import { registerHooks } from 'node:module';

// For a server in its own process: with `node --import` of this file it hashes passwords as quickly as the tests of `server`,
// and skips the warm-up of the detection of danger, which is a third of the work of a start.

const quickArgon2 = new URL('quickArgon2.ts', import.meta.url).href;
const noWarmUp = new URL('readings/noWarmUp.ts', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@node-rs/argon2' && context.parentURL !== quickArgon2)
      return { url: quickArgon2, shortCircuit: true };
    return specifier.endsWith('/safety/warmUp.ts')
      ? { url: noWarmUp, shortCircuit: true }
      : next(specifier, context);
  },
});
