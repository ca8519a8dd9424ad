import { useTranslation } from 'react-i18next';
import styles from '../answer.module.css';
import type { AnswerPreviewProps } from '../question-type';
import { RatingSteps } from './rating-steps';

export function RatingPreview({ question: { rating, ratingKey = null }, withKey }: AnswerPreviewProps) {
  const { t } = useTranslation('questions');
  if (!rating) return null;
  const steps = Array.from({ length: rating.max - rating.min + 1 }, (_, index) => rating.min + index);
  const isRight = (step: number) => withKey && ratingKey !== null && step >= ratingKey.from && step <= ratingKey.to;
  return (
    <>
      <RatingSteps steps={steps} lowLabel={rating.lowLabel} highLabel={rating.highLabel} isRight={isRight} />
      {withKey && ratingKey === null && <p className={styles.keyLine}>{t('rating.notKeyedHelp')}</p>}
    </>
  );
}
