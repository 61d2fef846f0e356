// Runs the command line in a process that measures itself: it prints a line whenever its own work blocked the event
// loop for more than 100 ms. CPU time of other processes is not counted.
import { threadCpuUsage } from 'node:process';

const CHECK_INTERVAL_MS = 5;
const HELD_MS = 100;

let before = threadCpuUsage();
setInterval(() => {
  const { user, system } = threadCpuUsage(before);
  before = threadCpuUsage();
  const ms = (user + system) / 1000;
  if (ms > HELD_MS) process.stdout.write(`The event loop was held for ${ms.toFixed(0)} ms\n`);
}, CHECK_INTERVAL_MS).unref();

await import('../../src/main.ts');
