/** Runs a task at most once per pause: at the first call, and again after the pause if it was called in between. */
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
    trigger: () => {
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
