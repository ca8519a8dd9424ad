import { useTranslation } from 'react-i18next';
import styles from './logo.module.css';

interface MarkProps {
  /** Width in px; 20 at least. */
  size?: number;
  /** White pan for the dark blue brand panel. */
  onBrand?: boolean;
}

/** The mark: a pan below, a weight above. Never mirrored, rotated or outlined. */
export function LogoMark({ size = 32, onBrand = false }: MarkProps) {
  return (
    <svg className={styles.mark} width={size} height={(size * 17) / 30} viewBox="1 6.5 30 19" aria-hidden>
      <path className={styles.weight} d="M13.4 15.1a8.5 8.5 0 0 1 17 0z" />
      <path className={onBrand ? styles.panOnBrand : styles.pan} d="M1.6 16.9h17a8.5 8.5 0 0 1-17 0z" />
    </svg>
  );
}

/** Mark and word, in the language of the page. */
export function Logo({ size = 32 }: { size?: number }) {
  const { t } = useTranslation('common');
  return (
    <span className={styles.logo}>
      <LogoMark size={size} />
      <span className={styles.word}>{t('product')}</span>
    </span>
  );
}
