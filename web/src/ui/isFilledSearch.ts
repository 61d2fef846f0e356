/** Whether Esc belongs to a search field, which it clears. */
export const isFilledSearch = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
