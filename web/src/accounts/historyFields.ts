import { useEffect } from 'react';

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

/** Keeps the fields when one of them, other than the password, has changed. */
export function useHistoryFields({ password: _, ...values }: Fields): void {
  const fields = JSON.stringify(values);
  useEffect(() => keepFields(JSON.parse(fields) as Fields), [fields]);
}

export const forgetHistoryFields = () => keepFields({});

function keepFields(fields: Fields) {
  try {
    history.replaceState({ ...(history.state as object | null), fields }, '');
  } catch {
    // Safari allows only a hundred changes in a short time. The form still has its fields.
  }
}
