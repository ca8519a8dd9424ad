import { Button } from 'antd';
import { Ellipsis } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './more-actions.module.css';

interface Props {
  children: ReactNode;
  /** Where it stands at the foot of the page. */
  opensUp?: boolean;
}

/**
 * What is done now and then on a page, behind one button. Its children are the usual buttons with the dialogs that they
 * open; they stay mounted while the list is folded, so that a dialog outlives the press.
 */
export function MoreActions({ children, opensUp = false }: Props): ReactNode {
  const { t } = useTranslation('common');
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLeaving(place, isOpen, () => setOpen(false));
  return (
    <div className={styles.place} ref={place}>
      <Button
        aria-label={t('action.moreActions')}
        title={t('action.moreActions')}
        aria-expanded={isOpen}
        aria-controls={id}
        icon={<Ellipsis size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      />
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- what is pressed is the buttons inside */}
      <div
        className={`${styles.list} ${opensUp ? styles.up : ''}`}
        id={id}
        hidden={!isOpen}
        onClick={({ target }) => place.current?.contains(target as Node) && setOpen(false)}
      >
        {children}
      </div>
    </div>
  );
}

/** A press elsewhere, Escape and Tab beyond the end fold it. */
function useLeaving(place: RefObject<HTMLElement | null>, isOpen: boolean, fold: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const elsewhere = ({ target }: Event) => !place.current?.contains(target as Node) && fold();
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && fold();
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('keydown', escape);
    };
  });
}
