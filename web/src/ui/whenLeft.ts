/** A press without a click after this time was none, such as a drag. On a touch screen the click follows the release. */
const CLICK_TIMEOUT_MS = 400;

interface WhenLeftOptions {
  onLeft: () => void;
  /** Called at the beginning of a press outside. */
  onPressOutside?: () => void;
}

/**
 * Calls back when something outside of an element is pressed or gets the focus. After a press only once its click was
 * handled: what then changes the layout would otherwise move the pressed button away from the pointer. Returns a function
 * that ends it.
 */
export function whenLeft(
  element: HTMLElement | null,
  { onLeft, onPressOutside }: WhenLeftOptions,
): () => void {
  let isPressed = false;
  let isLeft = false;
  let timer: ReturnType<typeof setTimeout>;
  const isOutside = ({ target }: Event) => element?.contains(target as Node) !== true;
  const endPress = () => {
    isPressed = false;
    if (isLeft) onLeft();
  };
  const onDown = (event: Event) => {
    clearTimeout(timer);
    isPressed = true;
    isLeft = isOutside(event);
    if (isLeft) onPressOutside?.();
  };
  const onUp = () => {
    timer = setTimeout(endPress, CLICK_TIMEOUT_MS);
  };
  const onClick = () => {
    // A key that presses a button makes a click too.
    if (!isPressed) return;
    clearTimeout(timer);
    timer = setTimeout(endPress);
  };
  // A touch that scrolls the page.
  const onCancel = () => {
    isPressed = false;
  };
  const onFocus = (event: Event) => {
    isLeft = isOutside(event);
    if (isLeft && !isPressed) onLeft();
  };
  const listeners = {
    pointerdown: onDown,
    pointerup: onUp,
    click: onClick,
    pointercancel: onCancel,
    focusin: onFocus,
  };
  for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener, true);
  return () => {
    clearTimeout(timer);
    for (const [type, listener] of Object.entries(listeners))
      document.removeEventListener(type, listener, true);
  };
}
