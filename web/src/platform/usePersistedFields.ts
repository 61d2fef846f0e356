import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { onPersistedChange } from './persisted.ts';

interface PersistedFieldsOptions<Fields> {
  /** While they are being sent: what another tab types is shown afterwards. */
  isLocked: boolean;
  read: () => Fields;
  /** Keeps the fields that were changed here; all of them where nothing is kept yet. */
  write: (changed: Partial<Fields>, all: Fields) => void;
  /** Shows the fields that were changed in another tab. */
  show: (changed: Partial<Fields>) => void;
}

/**
 * Keeps the fields of a form in this browser as they are typed. Tabs of one user share them: each change is kept by
 * field, and shown in the other tabs at once.
 */
export function usePersistedFields<Fields extends Record<string, unknown>>(
  fields: Fields,
  { isLocked, read, write, show }: PersistedFieldsOptions<Fields>,
) {
  /** The fields as they were last looked at, here and in the storage, which may refuse to keep them. */
  const here = useRef(fields);
  // With the first rendering, which shows the same: another tab may type before the effects have run.
  const [atFirst] = useState(read);
  const inStorage = useRef(atFirst);
  // After each rendering: the fields are put together anew each time.
  useLayoutEffect(() => {
    const changed = pickChangedFields(fields, here.current);
    if (Object.keys(changed).length === 0) return;
    here.current = fields;
    write(changed, fields);
    inStorage.current = read();
  });
  const applyOtherTab = useEffectEvent(() => {
    if (isLocked) return;
    const stored = read();
    const theirs = pickChangedFields(stored, inStorage.current);
    inStorage.current = stored;
    if (Object.keys(theirs).length === 0) return;
    here.current = { ...here.current, ...theirs };
    show(theirs);
  });
  // At once, or the next change would come before this one is on the screen, and count as typed here.
  useEffect(() => onPersistedChange(() => flushSync(() => applyOtherTab())), []);
  useEffect(() => {
    if (!isLocked) applyOtherTab();
  }, [isLocked]);
}

/** The fields of `one` that are not the same in `other`. */
export function pickChangedFields<Fields extends Record<string, unknown>>(one: Fields, other: Fields) {
  const changed: Partial<Fields> = {};
  for (const name of Object.keys(one) as (keyof Fields)[]) {
    if (!isSame(one[name], other[name])) changed[name] = one[name];
  }
  return changed;
}

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
