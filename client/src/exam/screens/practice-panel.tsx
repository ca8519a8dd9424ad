import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../lib/classes';
import type { ExamEntry } from '../engine/ports';
import { PracticeAnswer } from './practice-answer';
import { PracticeChoice } from './practice-choice';
import styles from './practice-panel.module.css';
import { practicesOf, type Practice } from './practice-samples';

/** Questions that count for nothing, of the kinds that come: to find out how answering feels before a clock runs. */
export function PracticePanel({ types }: Pick<ExamEntry, 'types'>) {
  const { t } = useTranslation('exam');
  const headingId = useId();
  const practices = practicesOf(types);
  const [chosen, setChosen] = useState<Practice | null>(null);
  const practice = chosen ?? practices[0];
  if (!practice) return null;
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <p className={styles.head}>
        <span className={styles.label}>{t('setUp.practice.label')}</span>
        <span className={styles.note}>{t('setUp.practice.note')}</span>
      </p>
      {practices.length > 1 && <Kinds practices={practices} practice={practice} onChoose={setChosen} />}
      {practice === 'MULTIPLE_CHOICE' ? (
        <PracticeChoice headingId={headingId} />
      ) : (
        <PracticeAnswer key={practice} practice={practice} headingId={headingId} />
      )}
    </section>
  );
}

interface KindsProps {
  practices: readonly Practice[];
  practice: Practice;
  onChoose: (practice: Practice) => void;
}

function Kinds({ practices, practice, onChoose }: KindsProps) {
  const { t } = useTranslation(['exam', 'common']);
  return (
    <div className={styles.kinds} role="group" aria-label={t('setUp.practice.kinds')}>
      {practices.map((each) => (
        <button
          key={each}
          type="button"
          className={classes(styles.kind, each === practice && styles.chosen)}
          aria-pressed={each === practice}
          onClick={() => onChoose(each)}
        >
          {t(`common:questionType.${each}`)}
        </button>
      ))}
    </div>
  );
}
