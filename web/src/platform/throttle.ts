/** Runs a task at most once in a pause: at once, and again at its end if it was asked for meanwhile. */
export function createThrottle(task: () => void, pauseMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const run = () => {
    isWanted = false;
    task();
    timer = setTimeout(() => {
      timer = undefined;
      if (isWanted) run();
    }, pauseMs);
  };
  return {
    ask: () => {
      if (timer === undefined) run();
      else isWanted = true;
    },
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      isWanted = false;
    },
  };
}
