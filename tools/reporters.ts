// Output of the test runners. At a terminal they show progress; into a pipe or file they print only failures, in full
// and without colours, and the totals: coloured dots made 100 KB for a run without failures.

const isTerminal = process.stdout.isTTY;

export const vitestReporter = isTerminal ? 'dot' : 'minimal';
export const playwrightReporter = isTerminal ? 'list' : 'dot';

/** For all child processes: FORCE_COLOR, which some shells set, would override NO_COLOR. */
export const colorEnv: NodeJS.ProcessEnv = isTerminal ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };

/** Playwright sets FORCE_COLOR for its own processes, and Node warns in each if NO_COLOR is set too. */
export const playwrightColorEnv: NodeJS.ProcessEnv = isTerminal
  ? {}
  : { NO_COLOR: undefined, FORCE_COLOR: '0' };
