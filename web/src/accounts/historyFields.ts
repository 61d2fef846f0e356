// The fields that a visitor fills in are stored in the entry of the browser's history: they survive a reload and Back, and
// are gone when the tab is closed. Passwords are never stored.

type Fields = Readonly<Record<string, string | boolean>>;

/** The kept values of those fields that the form has. */
export function readHistoryFields<Values extends Fields>(initial: Values): Values {
  const kept = ((history.state as { fields?: Fields } | null)?.fields ?? {}) as Partial<Values>;
  const isKept = (name: string) => typeof kept[name] === typeof initial[name];
  return Object.fromEntries(
    Object.entries(initial).map(([name, value]) => [name, isKept(name) ? kept[name] : value]),
  ) as Values;
}

export function keepHistoryFields({ password: _, ...fields }: Fields): void {
  history.replaceState({ ...(history.state as object | null), fields }, '');
}
