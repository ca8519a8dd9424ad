import { Button } from 'antd';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LogoMark } from '../brand/logo';
import styles from './notice.module.css';

/** A piece of the program is no longer there, most likely because a newer version was installed. */
export function NewVersion() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.notice} role="alert">
      <LogoMark size={44} />
      <h2 className={styles.title}>{t('newVersion.title')}</h2>
      <p className={styles.text}>{t('newVersion.text')}</p>
      <div className={styles.action}>
        <Button
          type="primary"
          icon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => window.location.reload()}
        >
          {t('newVersion.reload')}
        </Button>
      </div>
    </div>
  );
}
