// Runs the command line in a process that measures itself, with --expose-gc: for each line on its standard input it prints
// the resources that it has used since the line before.
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

const CHECK_INTERVAL_MS = 5;
/** Threads of V8 free memory in the background. */
const SETTLE_MS = 150;
const MB = 1024 * 1024;

/** The resources used since the line before. */
export interface Cost {
  /** The growth of resident memory to its peak, as recorded by the kernel. */
  residentMb: number;
  /** The growth of the main thread's objects and buffers, sampled every 5 ms. */
  heapMb: number;
  /** CPU time of all threads. */
  cpuMs: number;
}

function readResident(): { now: number; peak: number } {
  const status = readFileSync('/proc/self/status', 'utf8');
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)![1]) / 1024;
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

function readHeap(): number {
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MB;
}

async function settle(): Promise<void> {
  for (let n = 0; n < 3; n++) {
    globalThis.gc!();
    await pause(SETTLE_MS);
  }
}

async function begin() {
  await settle();
  // Resets the peak of resident memory.
  writeFileSync('/proc/self/clear_refs', '5');
  return { resident: readResident().now, heap: readHeap(), cpu: process.cpuUsage() };
}

let heapPeak = 0;
setInterval(() => {
  heapPeak = Math.max(heapPeak, readHeap());
}, CHECK_INTERVAL_MS).unref();

let before: Awaited<ReturnType<typeof begin>> | undefined;
createInterface({ input: process.stdin }).on('line', () => {
  void (async () => {
    let cost: Cost | undefined;
    if (before !== undefined) {
      const { user, system } = process.cpuUsage(before.cpu);
      cost = {
        residentMb: readResident().peak - before.resident,
        heapMb: Math.max(heapPeak, readHeap()) - before.heap,
        cpuMs: (user + system) / 1_000,
      };
    }
    before = await begin();
    heapPeak = 0;
    process.stdout.write(`Cost: ${JSON.stringify(cost ?? null)}\n`);
  })();
});

await import('../../src/main.ts');
