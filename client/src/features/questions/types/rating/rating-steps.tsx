import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { UserText } from '../../../../components/text/user-text';
import styles from './rating.module.css';

interface Props {
  steps: readonly number[];
  lowLabel: string | null;
  highLabel: string | null;
  isRight: (step: number) => boolean;
}

/** The scale as candidates see it, with the right ratings marked for staff. */
export function RatingSteps({ steps, lowLabel, highLabel, isRight }: Props) {
  const { t } = useTranslation('questions');
  return (
    <div className={styles.scale} style={{ '--steps': steps.length } as CSSProperties}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={isRight(step) ? styles.right : undefined}>
            {step}
            {isRight(step) && <span className="visually-hidden">{t('choice.right')}</span>}
          </li>
        ))}
      </ol>
      {(lowLabel ?? highLabel) && (
        <div className={styles.labels}>
          <UserText>{lowLabel}</UserText>
          <UserText>{highLabel}</UserText>
        </div>
      )}
    </div>
  );
}
