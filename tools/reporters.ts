// How the runners of tests print. At a terminal they show how far they are; into a pipe or a file goes what failed, in
// full and without colours, and the sums: dots with colours were 100 KB of a run in which nothing had failed.

const isTerminal = process.stdout.isTTY;

export const vitestReporter = isTerminal ? 'dot' : 'minimal';
export const playwrightReporter = isTerminal ? 'list' : 'dot';

/** For everything that is started: FORCE_COLOR, which some shells set for themselves, would go before NO_COLOR. */
export const colorEnv: NodeJS.ProcessEnv = isTerminal ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };

/** Playwright sets FORCE_COLOR for its own processes, and Node warns in each where NO_COLOR stands beside it. */
export const playwrightColorEnv: NodeJS.ProcessEnv = isTerminal
  ? {}
  : { NO_COLOR: undefined, FORCE_COLOR: '0' };
