/** The ref of a heading. After a navigation or an error `main` has the focus while what it shows is loading. */
export function takeFocusFromMain(heading: HTMLElement | null) {
  if (document.activeElement?.matches('main')) heading?.focus({ preventScroll: true });
}
