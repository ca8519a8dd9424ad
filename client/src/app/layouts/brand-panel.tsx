import { useTranslation } from 'react-i18next';
import { HalfDiscs } from '../../components/brand/half-discs';
import { useIsNarrow } from '../../hooks/use-media';
import styles from './split-page.module.css';

/** Dark blue in both themes: the pattern of half discs and the product's promise. */
export function BrandPanel() {
  const { t } = useTranslation('session');
  const narrow = useIsNarrow();
  return (
    <aside className={styles.brand}>
      <div className={styles.pattern}>
        <HalfDiscs view={narrow ? 'strip' : 'panel'} />
      </div>
      {!narrow && (
        <p className={styles.motto}>
          {t('motto.first')}
          <br />
          {t('motto.second')}
        </p>
      )}
    </aside>
  );
}
