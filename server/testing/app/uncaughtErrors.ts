// Loaded before the command line: causes uncaught errors at SIGUSR2.
import { EventEmitter } from 'node:events';

process.on('SIGUSR2', () => {
  void Promise.reject(new Error('A promise that nobody waits for'));
  setImmediate(() => {
    throw new Error('Thrown where nobody catches');
  });
  setImmediate(() => new EventEmitter().emit('error', new Error('An emitter without a listener')));
});
