import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exam } from '../engine/exam';
import type { Phase } from '../engine/machine';
import { useFormat } from '../../hooks/use-format';
import { reviewOf } from './review';
import { ReviewRow } from './review-row';
import styles from './review-panel.module.css';

interface Props {
  exam: Exam;
  phase: Extract<Phase, { name: 'question' }>;
  marked: readonly number[];
  onGo: (position: number) => void;
  onBack: () => void;
}

/** Every question of the exam: what is answered, what is not, and what time each has left. */
export function ReviewPanel({ exam, phase, marked, onGo, onBack }: Props) {
  const { t } = useTranslation('exam');
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const { question, sitting } = phase;
  const slots = reviewOf(sitting.slots, marked, (position) => exam.isAnsweredHere(position));
  const answered = slots.filter(({ isAnswered }) => isAnswered).length;
  // What staff give meanwhile reaches the other questions as well.
  useEffect(() => void exam.readSlots(), [exam, question.durationSeconds]);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className={styles.review} aria-labelledby="review">
      <h1 id="review" ref={heading} tabIndex={-1} className={styles.title}>
        {t('questionReview.title')}
      </h1>
      <p className={styles.summary}>
        {t('questionReview.summary', { answered: format.number(answered), count: slots.length })}
      </p>
      <p className={styles.running}>{t('questionReview.running', { position: question.position })}</p>
      <ol className={styles.list}>
        {slots.map((slot) => (
          <ReviewRow
            key={slot.position}
            slot={slot}
            clock={exam.clock}
            closesAt={question.closesAt}
            onGo={slot.state === 'OPEN' ? onBack : () => onGo(slot.position)}
          />
        ))}
      </ol>
    </section>
  );
}
