import { useTranslation } from 'react-i18next';
import { LogoMark } from '../brand/logo';
import { ButtonLink } from '../page/button-link';
import styles from './notice.module.css';

/** Not there, or not yours: the same answer. */
export function NotFound() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.notice}>
      <title>{`${t('notFound.title')} · ${t('product')}`}</title>
      <LogoMark size={64} />
      <h1 className={styles.pageTitle}>{t('notFound.title')}</h1>
      <p className={styles.text}>{t('notFound.text')}</p>
      <div className={styles.action}>
        <ButtonLink type="primary" to="/">
          {t('notFound.home')}
        </ButtonLink>
      </div>
    </div>
  );
}
