import { useLanguage } from '../../hooks/use-language';
import { useBrand } from '../../lib/brand';
import styles from './imprint.module.css';

/** Who is responsible for the page, where somebody said so. */
export function Imprint() {
  const { language } = useLanguage();
  const { imprint } = useBrand();
  return imprint && <p className={styles.imprint}>{imprint[language]}</p>;
}
