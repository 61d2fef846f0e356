import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { classNames } from './classNames.ts';
import { AlertIcon, CheckIcon } from './icons.tsx';
import styles from './Toasts.module.css';

/** It fades in the last tenth of a second (Toasts.module.css). */
export const TOAST_DURATION_MS = 3100;

type Theme = 'Success' | 'Error';

/** A button in the toast. */
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
  // A popover is above an open modal only if it was shown after it, so it is shown again for each toast.
  useEffect(() => {
    if (list.current?.showPopover === undefined) return;
    if (list.current.matches(':popover-open')) list.current.hidePopover();
    if (newest !== undefined) list.current.showPopover();
  }, [newest]);
  return (
    <section ref={list} className={styles.toasts} popover="manual" aria-label="Notifications">
      <ul className={styles.list}>
        {toasts.map((toast) => (
          <li
            key={toast.id}
            className={classNames(styles.toast, toast.theme === 'Success' ? styles.Success : styles.Error)}
          >
            {toast.theme === 'Success' ? <CheckIcon /> : <AlertIcon />}
            <span role={toast.theme === 'Success' ? 'status' : 'alert'}>{toast.text}</span>
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
