import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHeaderSlot } from './header-slot';
import styles from './breadcrumb.module.css';

export interface Crumb {
  label: ReactNode;
  /** Absent on the last one, the page itself, and where the reader may not go. */
  to?: string;
}

/** The way to this page, shown at the start of the shell's header. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const slot = useHeaderSlot();
  const { t } = useTranslation('common');
  if (!slot) return null;
  return createPortal(
    <nav className={styles.nav} aria-label={t('breadcrumb')}>
      <ol className={styles.list}>
        {crumbs.map((crumb, index) => (
          <CrumbItem key={crumb.to ?? index} crumb={crumb} first={index === 0} />
        ))}
      </ol>
    </nav>,
    slot,
  );
}

function CrumbItem({ crumb: { label, to }, first }: { crumb: Crumb; first: boolean }) {
  return (
    <li className={to ? styles.item : styles.here}>
      {!first && <ChevronRight className={`flip ${styles.separator}`} size={16} strokeWidth={1.75} aria-hidden />}
      {to ? (
        <Link className={styles.link} to={to}>
          <ChevronLeft className={`flip ${styles.back}`} size={16} strokeWidth={1.75} aria-hidden />
          <span className={styles.label} dir="auto">
            {label}
          </span>
        </Link>
      ) : (
        <span className={styles.label} dir="auto" aria-current="page">
          {label}
        </span>
      )}
    </li>
  );
}
