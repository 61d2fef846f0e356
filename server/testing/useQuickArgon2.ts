import { registerHooks } from 'node:module';

// For a server in its own process: `node --import` of this file hashes passwords as the tests of `server` do.

const quick = new URL('quickArgon2.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@node-rs/argon2' && context.parentURL !== quick
      ? { url: quick, shortCircuit: true }
      : next(specifier, context),
});
