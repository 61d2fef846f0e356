import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { classNames } from './classNames.ts';
import { AlertIcon, CheckIcon } from './icons.tsx';
import { findTopDialog } from './topDialog.ts';
import styles from './Toasts.module.css';

/** It fades in the last tenth of a second (Toasts.module.css). */
export const TOAST_DURATION_MS = 3100;

type Theme = 'Success' | 'Error';

/** What can be done about it while the toast is there. */
interface ToastAction {
  label: string;
  onPress: () => void;
}

interface Toast {
  id: number;
  theme: Theme;
  text: string;
  action: ToastAction | undefined;
}

interface ToastsApi {
  success: (text: string, action?: ToastAction) => void;
  error: (text: string) => void;
}

const ToastsContext = createContext<ToastsApi | null>(null);

/** `toasts.success('Saved')`, `toasts.error(failure.details)`. */
export function useToasts(): ToastsApi {
  const api = use(ToastsContext);
  if (api === null) throw new Error('useToasts is used outside of ToastsProvider');
  return api;
}

export function ToastsProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const nextId = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);
  const api = useMemo<ToastsApi>(() => {
    const show = (theme: Theme, text: string, action?: ToastAction) => {
      const id = (nextId.current += 1);
      setToasts((shown) => [{ id, theme, text, action }, ...shown]);
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        setToasts((shown) => shown.filter((toast) => toast.id !== id));
      }, TOAST_DURATION_MS);
      timers.current.add(timer);
    };
    return { success: (text, action) => show('Success', text, action), error: (text) => show('Error', text) };
  }, []);
  return (
    <ToastsContext value={api}>
      {children}
      <ToastList toasts={toasts} />
    </ToastsContext>
  );
}

function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const list = useRef<HTMLElement>(null);
  const newest = toasts[0]?.id;
  // Always shown, because a screen reader announces only what is put into a list that it has seen before. A popover is
  // above an open modal only if it was shown after it.
  useEffect(() => {
    if (list.current?.showPopover === undefined) return;
    if (list.current.matches(':popover-open')) {
      if (findTopDialog() === undefined) return;
      list.current.hidePopover();
    }
    list.current.showPopover();
  }, [newest]);
  return (
    <section ref={list} className={styles.toasts} popover="manual" aria-label="Messages">
      <ul className={styles.list} aria-live="polite">
        {toasts.map((toast) => (
          <li
            key={toast.id}
            className={classNames(styles.toast, toast.theme === 'Success' ? styles.Success : styles.Error)}
          >
            {toast.theme === 'Success' ? <CheckIcon /> : <AlertIcon />}
            <span role={toast.theme === 'Success' ? undefined : 'alert'}>{toast.text}</span>
            {toast.action !== undefined && (
              <>
                <span aria-hidden="true"> · </span>
                <button type="button" className={styles.action} onClick={toast.action.onPress}>
                  {toast.action.label}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
