import { useTranslation } from 'react-i18next';
import { LtrText } from '../../components/text/ltr-text';
import { useFormat } from '../../hooks/use-format';
import { useZoneName } from '../../hooks/use-zone-name';
import type { ExamEntry } from '../engine/ports';
import styles from './set-up-screen.module.css';

/** Until when the exam has to be started, in the zone that it names; nothing where it can always be. */
export function StartBy({ entry: { closesAt } }: { entry: Pick<ExamEntry, 'closesAt'> }) {
  const { t } = useTranslation('exam');
  const format = useFormat();
  const zone = useZoneName(closesAt);
  if (closesAt === null) return null;
  return (
    <p className={styles.startBy}>
      {t('setUp.startBy', { moment: format.moment(closesAt) })} <LtrText>{zone}</LtrText>
    </p>
  );
}
