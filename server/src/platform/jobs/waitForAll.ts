/**
 * Like `Promise.all`, but waits for all even if one fails, and only then throws its error. A job must not end while a
 * part of its work is running: the next run would do it again, and a stop would close the database.
 */
export async function waitForAll<Result>(work: Iterable<Promise<Result>>): Promise<Result[]> {
  const ended = await Promise.allSettled(work);
  return ended.map((each) => {
    if (each.status === 'rejected') throw each.reason;
    return each.value;
  });
}
