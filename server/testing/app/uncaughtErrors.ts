// Loaded before the command line: at SIGUSR2 errors happen that nobody catches.
import { EventEmitter } from 'node:events';

process.on('SIGUSR2', () => {
  void Promise.reject(new Error('A promise that nobody waits for'));
  setImmediate(() => {
    throw new Error('Thrown where nobody catches');
  });
  setImmediate(() => new EventEmitter().emit('error', new Error('An emitter without a listener')));
});
