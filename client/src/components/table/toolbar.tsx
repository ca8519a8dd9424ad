import { Button } from 'antd';
import { SlidersHorizontal } from 'lucide-react';
import { Children, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useActiveFilters } from '../../hooks/use-active-filters';
import { useIsNarrow } from '../../hooks/use-media';
import styles from './toolbar.module.css';

interface Props {
  /** Search first, then filters. */
  children: ReactNode;
  /** At the end: export, columns. */
  end?: ReactNode;
}

/** The line above a table. On a phone the filters stand behind one button, so that the rows come first. */
export function Toolbar({ children, end }: Props) {
  const narrow = useIsNarrow();
  const [search, ...filters] = Children.toArray(children);
  return (
    <div className={styles.toolbar}>
      {search}
      {narrow && filters.length > 1 ? <Folded>{filters}</Folded> : filters}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}

function Folded({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = useActiveFilters();
  return (
    <>
      <Button
        icon={<SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? t('filters.some', { count }) : t('filters.none')}
      </Button>
      <div className={styles.folded} id={id} hidden={!isOpen}>
        {children}
      </div>
    </>
  );
}
