import { CalendarDays } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedDateRange } from '../asked-question';
import styles from './date.module.css';

interface Props {
  iso: string | null;
  range: AskedDateRange | null | undefined;
  onPick: (iso: string) => void;
}

/** Opens the browser's own calendar, for who would rather point than type. */
export function CalendarButton({ iso, range, onPick }: Props) {
  const { t } = useTranslation('answering');
  const field = useRef<HTMLInputElement>(null);
  const open = () => {
    try {
      field.current?.showPicker();
    } catch {
      field.current?.focus();
    }
  };
  return (
    <span className={styles.calendar}>
      <button type="button" className={styles.open} aria-label={t('date.open')} title={t('date.open')} onClick={open}>
        <CalendarDays size={20} strokeWidth={1.75} aria-hidden />
      </button>
      <input
        ref={field}
        className={styles.native}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={iso ?? ''}
        min={range?.earliest ?? undefined}
        max={range?.latest ?? undefined}
        onChange={(event) => event.target.value && onPick(event.target.value)}
      />
    </span>
  );
}
