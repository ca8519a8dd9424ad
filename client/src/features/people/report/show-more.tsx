import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format';
import styles from '../people.module.css';

export function ShowMore({ left, onClick }: { left: number; onClick: () => void }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  if (left === 0) return null;
  return (
    <Button className={styles.more ?? ''} onClick={onClick}>
      {t('report.more', { count: left, formatted: format.number(left) })}
    </Button>
  );
}
