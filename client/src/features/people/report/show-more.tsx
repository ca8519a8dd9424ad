import { useTranslation } from 'react-i18next';
import { MoreButton } from '../../../components/table/more-button';
import { useFormat } from '../../../hooks/use-format';
import type { NextPage } from '../../../hooks/use-next-page';
import styles from '../people.module.css';

interface Props {
  left: number;
  next: NextPage;
  onClick: () => void;
}

export function ShowMore({ left, next, onClick }: Props) {
  const { t } = useTranslation('people');
  const format = useFormat();
  if (left === 0) return null;
  return (
    <div className={styles.more}>
      <MoreButton page={next} onClick={onClick}>
        {t('report.more', { count: left, formatted: format.number(left) })}
      </MoreButton>
    </div>
  );
}
