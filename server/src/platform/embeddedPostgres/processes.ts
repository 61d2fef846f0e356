import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Process ids are reused; together with the start time, one identifies a process uniquely. */
export type ProcessId = { pid: number; startedAt: string };

/** The living process with this id, or undefined. A zombie counts as ended. */
export function findProcess(pid: number): (ProcessId & { command: string }) | undefined {
  const found = process.platform === 'linux' ? readFromProc(pid) : readFromPs(pid);
  return found === undefined || found.state.startsWith('Z') ? undefined : { pid, ...found };
}

/** Whether this very process still runs; another that got its id later does not count. */
export function isAlive({ pid, startedAt }: ProcessId) {
  return findProcess(pid)?.startedAt === startedAt;
}

/** Sends the signal to this process, unless its id has been reused. */
export function signalProcess(target: ProcessId, name: NodeJS.Signals) {
  if (isAlive(target)) process.kill(target.pid, name);
}

// Small Linux images have no ps.
function readFromProc(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in parentheses and may itself contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { state: fields[0] ?? 'Z', startedAt: fields[19] ?? '', command };
  } catch {
    return undefined;
  }
}

function readFromPs(pid: number) {
  const columns = ['-o', 'stat=', '-o', 'lstart=', '-o', 'command=', '-ww', '-p', String(pid)];
  const line =
    spawnSync('ps', columns, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } }).stdout ?? '';
  // "Ss   Sat Nov 21 13:26:01 2026 /path/postgres -D …"
  const [, state, startedAt, command] = /^(\S+)\s+(\S+\s+\S+\s+\d+\s+[\d:]+\s+\d+)\s+(.*)/.exec(line) ?? [];
  if (state === undefined || startedAt === undefined || command === undefined) return undefined;
  return { state, startedAt, command };
}
