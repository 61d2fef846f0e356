import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './ContextMenu.module.css';

export interface MenuItem {
  label: string;
  onSelect: () => void;
  icon?: ReactNode;
}

interface MenuPlace {
  left: number;
  top: number;
}

/**
 * A menu of actions on one thing, opened by a right click on it or by its button: `const menu =
 * useContextMenu('Message', items)`, then `<article {...menu.area}>`, `<IconButton {...menu.button}>` and
 * `{menu.element}` beside them.
 */
export function useContextMenu(label: string, items: readonly MenuItem[]) {
  const [place, setPlace] = useState<MenuPlace | null>(null);
  const id = useId();
  return {
    area: {
      onContextMenu: (event: MouseEvent<HTMLElement>) => {
        event.preventDefault();
        setPlace({ left: event.clientX, top: event.clientY });
      },
    },
    button: {
      label,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': place !== null,
      'aria-controls': place === null ? undefined : id,
      onClick: (event: MouseEvent<HTMLElement>) => {
        const box = event.currentTarget.getBoundingClientRect();
        setPlace({ left: box.left, top: box.bottom + 4 });
      },
    },
    element: place !== null && (
      <Menu id={id} label={label} items={items} place={place} onClose={() => setPlace(null)} />
    ),
  };
}

interface MenuProps {
  id: string;
  label: string;
  items: readonly MenuItem[];
  place: MenuPlace;
  onClose: () => void;
}

function Menu({ id, label, items, place, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = menu.current;
    const opener = document.activeElement;
    if (element === null) return;
    // In the top layer, where an open dialog cannot cover it.
    element.showPopover?.();
    const box = element.getBoundingClientRect();
    element.style.left = `${Math.max(8, Math.min(place.left, innerWidth - box.width - 8))}px`;
    element.style.top = `${Math.max(8, Math.min(place.top, innerHeight - box.height - 8))}px`;
    getMenuItems(element)[0]?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [place]);
  const leave = useEffectEvent(onClose);
  useEffect(() => closeOnOutsidePress(menu, () => leave()), []);
  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      aria-label={label}
      popover="manual"
      tabIndex={-1}
      className={styles.menu}
      onKeyDown={(event) => moveFocusAmongItems(event, onClose)}
    >
      {items.map((item) => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          onClick={() => {
            onClose();
            item.onSelect();
          }}
        >
          {item.icon}
          {item.label}
        </button>
      ))}
    </div>
  );
}

/**
 * The browser's own light dismiss would close the menu when the right button is released: where menus open on press,
 * that release counts as a press outside.
 */
function closeOnOutsidePress(menu: RefObject<HTMLElement | null>, onClose: () => void) {
  const close = ({ target }: Event) => {
    if (menu.current !== null && !menu.current.contains(target as Node)) onClose();
  };
  document.addEventListener('pointerdown', close);
  window.addEventListener('blur', onClose);
  return () => {
    document.removeEventListener('pointerdown', close);
    window.removeEventListener('blur', onClose);
  };
}

const getMenuItems = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];

function moveFocusAmongItems(event: KeyboardEvent<HTMLElement>, onClose: () => void) {
  const items = getMenuItems(event.currentTarget);
  const at = items.findIndex((item) => item === document.activeElement);
  const targets: Record<string, number> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  if (event.key === 'Escape' || event.key === 'Tab') {
    event.preventDefault();
    // A dialog below the menu would close on the same Esc.
    event.stopPropagation();
    onClose();
  }
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items[target]?.focus();
}
