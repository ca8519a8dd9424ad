import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './page.module.css';

interface Props {
  /** Shown in the browser's tab, before the product's name. */
  title: string;
  children: ReactNode;
  /** The page lays out and scrolls its own columns (wizard); no padding. */
  fill?: boolean;
}

/** Everything below the header of the shell: the title of the tab and the page's margins. */
export function Page({ title, children, fill = false }: Props) {
  const { t } = useTranslation('common');
  return (
    <div className={fill ? styles.fill : styles.page}>
      <title>{`${title} · ${t('product')}`}</title>
      {children}
    </div>
  );
}
