/** The default page size of every list. */
export const PAGE_SIZE = 25;

/** The upper bound of `count`, so that no list gets slower as its table grows. */
export const COUNT_CAP = 10_000;
