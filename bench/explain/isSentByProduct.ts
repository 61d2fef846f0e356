/** Files through which both the product and the tests send statements. */
const SHARED = /node_modules|node:|bench\/explain|platform\/database\/(?!migrate)/;
/** Seeding and migrations are excluded, since nobody waits for them. */
const NOT_SERVING = /\.test\.ts|server\/testing\/|server\/src\/(seed|platform\/database\/migrate)/;

/** Whether the innermost caller in the stack of a statement is a file of the serving product, not a test or the seed. */
export function isSentByProduct(stack: string): boolean {
  const caller = stack.split('\n').find((line) => line.includes('.ts') && !SHARED.test(line));
  return caller !== undefined && caller.includes('server/src/') && !NOT_SERVING.test(caller);
}
