import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pickChangedFields } from './mergeRules.ts';
import { onPersistedChange } from './persisted.ts';
import { useStableCallback } from './useStableCallback.ts';

interface PersistedFieldsOptions<Fields> {
  /** While the fields are being sent: changes from other tabs are applied afterwards. */
  isLocked: boolean;
  read: () => Fields;
  /** Stores the fields that changed here; all of them if nothing is stored yet. */
  write: (changed: Partial<Fields>, all: Fields) => void;
  /** Shows the fields that changed in another tab. */
  show: (changed: Partial<Fields>) => void;
}

/**
 * Stores the fields of a form in this browser as they are typed. Tabs of one user share them: each field is stored
 * separately and shown in the other tabs at once. Returns a function that stores pending changes.
 */
export function usePersistedFields<Fields extends Record<string, unknown>>(
  fields: Fields,
  { isLocked, read, write, show }: PersistedFieldsOptions<Fields>,
): () => void {
  /** The last known fields, of this form and of the storage; they differ where the browser denies storage. */
  const here = useRef(fields);
  // Read during the first render, which shows the same values: another tab may type before the effects run.
  const [atFirst] = useState(read);
  const inStorage = useRef(atFirst);
  const flush = useStableCallback(() => {
    const changed = pickChangedFields(fields, here.current);
    if (Object.keys(changed).length === 0) return;
    here.current = fields;
    write(changed, fields);
    inStorage.current = read();
  });
  // After each render, since the fields are a new object each time.
  useLayoutEffect(() => flush());
  useFlushOnLeaving(flush);
  const applyOtherTab = useEffectEvent(() => {
    if (isLocked) return;
    const theirs = pickChangedFields(read(), inStorage.current);
    // Keeps what was typed here and is not stored yet.
    const mine = pickChangedFields(fields, here.current);
    for (const name of Object.keys(mine)) delete theirs[name];
    flush();
    inStorage.current = read();
    if (Object.keys(theirs).length === 0) return;
    here.current = { ...here.current, ...theirs };
    show(theirs);
  });
  // Synchronously: otherwise the next change would be compared before this one is rendered, and count as typed here.
  useEffect(() => onPersistedChange(() => flushSync(() => applyOtherTab())), []);
  useEffect(() => {
    if (!isLocked) applyOtherTab();
  }, [isLocked]);
  return flush;
}

function useFlushOnLeaving(flush: () => void) {
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [flush]);
}
