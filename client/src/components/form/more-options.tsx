import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './more-options.module.css';

interface Props {
  /** What is in force while it is folded: "No extra time, no dates". */
  summary: ReactNode;
  /** Open from the start: something in it needs a look. */
  isOpen?: boolean;
  label?: string;
  children: ReactNode;
}

/** What few need, folded away under one line that says what holds. */
export function MoreOptions({ summary, isOpen = false, label, children }: Props) {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(isOpen);
  return (
    <details
      className={styles.more}
      open={open || isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.line}>
        <ChevronDown className={styles.mark} size={16} strokeWidth={1.75} aria-hidden />
        <span className={styles.label}>{label ?? t('action.moreOptions')}</span>
        <span className={styles.summary}>{summary}</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
