import type { FocusEventHandler, ReactNode, Ref } from 'react';
import { classes } from '../../lib/classes';
import { BusyIcon } from '../status/busy-icon';
import styles from './plain-button.module.css';

interface Look {
  kind?: 'primary' | 'default' | 'text' | 'link';
  isLarge?: boolean;
  isWide?: boolean;
  icon?: ReactNode;
  className?: string | undefined;
  /** Nothing beside the icon: then it has a label. */
  children?: ReactNode;
}

interface ButtonProps extends Look {
  type?: 'button' | 'submit';
  /** Under way: it takes no second press. */
  isBusy?: boolean;
  label?: string;
  lang?: string;
  autoFocus?: boolean;
  /** What it opens and closes. */
  menu?: { id: string; isOpen: boolean };
  ref?: Ref<HTMLButtonElement>;
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: FocusEventHandler;
}

/** A button as Ant Design draws it in our theme, without Ant Design: for what also stands on the page to sign in. */
export function PlainButton({ type = 'button', isBusy = false, label, menu, ...props }: ButtonProps) {
  const { kind, isLarge, isWide, icon, className, children, onClick, ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      className={lookOf({ kind, isLarge, isWide, className, children }, isBusy)}
      aria-label={label}
      aria-busy={isBusy || undefined}
      {...(menu && {
        'aria-haspopup': 'menu',
        'aria-controls': menu.isOpen ? menu.id : undefined,
        'aria-expanded': menu.isOpen,
      })}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.();
      }}
    >
      <Content icon={isBusy ? <BusyIcon /> : icon}>{children}</Content>
    </button>
  );
}

/** The same look for what leads to another page. */
export function PlainButtonLink({ href, icon, children, ...look }: Look & { href: string }) {
  return (
    <a href={href} className={lookOf({ ...look, children })}>
      <Content icon={icon}>{children}</Content>
    </a>
  );
}

const Content = ({ icon, children }: Pick<Look, 'icon' | 'children'>) => (
  <>
    {icon && <span className={styles.icon}>{icon}</span>}
    {children && <span>{children}</span>}
  </>
);

function lookOf({ kind = 'default', isLarge, isWide, className, children }: Look, isBusy = false): string {
  return classes(
    styles.button,
    styles[kind],
    isLarge && styles.large,
    isWide && styles.wide,
    !children && styles.square,
    isBusy && styles.busy,
    className,
  );
}
