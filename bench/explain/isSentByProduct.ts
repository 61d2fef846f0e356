const NEITHER =
  /node_modules|node:|bench\/explain|platform\/(statement|database|connections|rowQuery|waitBudget)\.ts/;
/** Seeding and migrations run before anybody waits. */
const NOT_SERVING = /\.test\.ts|server\/testing\/|server\/src\/(seed|platform\/migrate)/;

/** Whether the innermost caller of a statement, by the stack where it was sent, is a file of the product that serves. */
export function isSentByProduct(stack: string): boolean {
  const caller = stack.split('\n').find((line) => line.includes('.ts') && !NEITHER.test(line));
  return caller !== undefined && caller.includes('server/src/') && !NOT_SERVING.test(caller);
}
