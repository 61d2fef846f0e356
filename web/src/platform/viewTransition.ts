/** The maximum time to wait for the target element. */
const TARGET_TIMEOUT_MS = 400;

/** The style sheet of the target element uses this name too. */
const NAME = 'letter';

let running: ViewTransition | undefined;

/** Whether the system is set to show less motion. */
export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Changes the page while `from` becomes the first element that matches `target`. Browsers without view transitions, and
 * people who want less motion, get the change alone.
 */
export function morphInto(from: HTMLElement | SVGElement, target: string, change: () => void) {
  if (!('startViewTransition' in document) || prefersReducedMotion()) return change();
  from.style.viewTransitionName = NAME;
  const transition = document.startViewTransition(async () => {
    change();
    const found = await waitForElement(target);
    // Otherwise a screen that stays mounted would have two elements with the same name.
    from.style.viewTransitionName = '';
    if (found !== null) found.style.viewTransitionName = NAME;
  });
  running = transition;
  // Rejected if the transition is skipped or the page is hidden.
  transition.ready.catch(() => {});
}

/** Shows the end of a running transition at once; does nothing if none runs. */
export const skipViewTransition = () => running?.skipTransition();

/** Nothing is painted meanwhile, so there are no animation frames to wait for. */
function waitForElement(selector: string): Promise<HTMLElement | null> {
  const find = () => document.querySelector<HTMLElement>(selector);
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timeout);
      resolve(find());
    };
    const observer = new MutationObserver(() => find() !== null && end());
    const timeout = setTimeout(end, TARGET_TIMEOUT_MS);
    observer.observe(document.body, { childList: true, subtree: true });
    if (find() !== null) end();
  });
}
