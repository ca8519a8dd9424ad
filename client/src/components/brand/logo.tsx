import { useTranslation } from 'react-i18next';
import { useMode } from '../../lib/appearance';
import { useBrand } from '../../lib/brand';
import styles from './logo.module.css';

interface MarkProps {
  /** Width in px; 20 at least. */
  size?: number;
  /** What it says to whoever cannot see it; nothing where the name stands beside it. */
  label?: string;
}

/** The logo of whoever the page belongs to, or nothing where they have a name and no logo; Mizan's mark where it is nobody's. */
export function LogoMark({ size = 32, label = '' }: MarkProps) {
  const { name, logo } = useBrand();
  const mode = useMode();
  if (logo) {
    const { width, height, path, darkPath } = logo;
    const source = mode === 'dark' ? darkPath : path;
    return <img className={styles.picture} src={source} width={width / 2} height={height / 2} alt={label} />;
  }
  return name ? null : <MizanMark size={size} />;
}

/** The mark: a pan below, a weight above. Never mirrored, rotated or outlined. */
function MizanMark({ size }: { size: number }) {
  return (
    <svg className={styles.mark} width={size} height={(size * 17) / 30} viewBox="1 6.5 30 19" aria-hidden>
      <path className={styles.weight} d="M13.4 15.1a8.5 8.5 0 0 1 17 0z" />
      <path className={styles.pan} d="M1.6 16.9h17a8.5 8.5 0 0 1-17 0z" />
    </svg>
  );
}

/** Mark and word in the language of the page; of whoever has a logo of their own, the logo. */
export function Logo({ size = 32 }: { size?: number }) {
  const { t } = useTranslation('common');
  const { logo } = useBrand();
  const name = t('product');
  return (
    <span className={styles.logo}>
      <LogoMark size={size} label={name} />
      {!logo && <span className={styles.word}>{name}</span>}
    </span>
  );
}
