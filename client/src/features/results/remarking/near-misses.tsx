import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UserText } from '../../../components/text/user-text';
import { useFormat } from '../../../hooks/use-format';
import styles from '../workbench/workbench.module.css';
import { isAccepted, type CorrectableKey } from './corrections';

interface Props {
  nearMisses: NonNullable<CorrectableKey['nearMisses']>;
  /** One to a line. */
  acceptedAnswers: string;
  onAccept: (answer: string) => void;
}

/** Answers that earned nothing for a spelling; to accept one marks its papers again with the rest. */
export function NearMisses({ nearMisses, acceptedAnswers, onAccept }: Props): ReactNode {
  const { t } = useTranslation('remarking');
  const format = useFormat();
  if (nearMisses.length === 0) return null;
  return (
    <div className={styles.report}>
      <p className={styles.count}>{t('near.title')}</p>
      <ul className={styles.plain}>
        {nearMisses.map(({ answer, accepted, reason, count }) => (
          <li key={answer} className={styles.near}>
            <span>
              <UserText>{answer}</UserText>{' '}
              <small className={styles.count}>
                {t('near.given', { count, formatted: format.number(count) })} · {t(`near.reason.${reason}`)}{' '}
                <UserText>{accepted}</UserText>
              </small>
            </span>
            <Button
              size="small"
              disabled={isAccepted(acceptedAnswers, answer)}
              aria-label={t('near.acceptThis', { answer })}
              onClick={() => onAccept(answer)}
            >
              {isAccepted(acceptedAnswers, answer) ? t('near.accepted') : t('near.accept')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
