import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { classes } from '../../lib/classes';
import { PlainButton } from './plain-button';
import styles from './plain-menu.module.css';

interface Item<Key> {
  key: Key;
  name: string;
  icon: ReactNode;
}

interface Props<Key> {
  label: string;
  icon: ReactNode;
  items: readonly Item<Key>[];
  chosen: Key;
  onChoose: (key: Key) => void;
}

/** How far an arrow goes; `Home` and `End` go to the ends. */
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** A button that opens a few choices, one of which holds. */
export function PlainMenu<Key extends string>({ label, icon, items, chosen, onChoose }: Props<Key>) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLUListElement>(null);
  const id = useId();
  useKeepInWindow(menu, isOpen);
  useCloseOutside(frame, isOpen, setOpen);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Tab') setOpen(false);
    else if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      move(frame.current, step);
    }
  };
  return (
    <span className={styles.frame} ref={frame} role="presentation" onKeyDown={onKeyDown}>
      <PlainButton
        ref={button}
        className={isOpen ? styles.open : undefined}
        kind="text"
        label={label}
        icon={icon}
        menu={{ id, isOpen }}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <ul ref={menu} className={styles.menu} id={id} role="menu" aria-label={label}>
          {items.map(({ key, name, icon: itemIcon }) => (
            <li key={key} role="none">
              <button
                type="button"
                className={classes(styles.item, key === chosen && styles.chosen)}
                role="menuitemradio"
                aria-checked={key === chosen}
                tabIndex={-1}
                onClick={() => {
                  close();
                  onChoose(key);
                }}
              >
                {itemIcon}
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </span>
  );
}

function move(frame: HTMLElement | null, step: number): void {
  // Once it is drawn.
  requestAnimationFrame(() => {
    const items = [...(frame?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const from = at < 0 && step < 0 ? items.length : at;
    items[Math.min(Math.max(from + step, 0), items.length - 1)]?.focus();
  });
}

/** Under the button's start or, where the window ends before it, under its end. */
function useKeepInWindow(menu: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const shown = menu.current;
    if (!isOpen || !shown) return;
    shown.removeAttribute('data-at-end');
    const { left, right } = shown.getBoundingClientRect();
    if (left < 0 || right > document.documentElement.clientWidth) shown.setAttribute('data-at-end', '');
  }, [isOpen, menu]);
}

function useCloseOutside(frame: RefObject<HTMLElement | null>, isOpen: boolean, setOpen: (open: false) => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const pressed = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || !frame.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [frame, isOpen, setOpen]);
}
