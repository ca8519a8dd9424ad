import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReorder } from '../../components/reorder/use-reorder';
import type { AnswerProps } from '../answer-props';
import { directionOfText } from '../content-language';
import { rankMoved, orderOf } from './order';
import { RankingRow } from './ranking-row';
import styles from './ranking.module.css';

/** Things to bring into their order: by dragging, with the arrow keys, or with the buttons of each row. */
export function RankingAnswer({ question, value, isLocked, language, labelledBy, onAnswer }: AnswerProps) {
  const { t } = useTranslation('answering');
  const [said, setSaid] = useState('');
  const order = orderOf(question.choices ?? [], value?.choiceIds);
  const ids = order.map(({ id }) => id);
  const isUntouched = (value?.choiceIds?.length ?? 0) === 0;
  const move = (id: string, to: number) => {
    if (isLocked) return;
    const text = order.find((choice) => choice.id === id)?.text ?? '';
    onAnswer({ choiceIds: rankMoved(ids, id, to) }, true);
    setSaid(t('ranking.placed', { text, place: to + 1, count: ids.length }));
  };
  const { dragged, handle } = useReorder(ids, move);
  return (
    <div dir={directionOfText(question.text, language)}>
      <p className={styles.how}>{t('ranking.how')}</p>
      <ol className={styles.list} aria-labelledby={labelledBy}>
        {order.map(({ id, text }, index) => (
          <RankingRow
            key={id}
            text={text}
            place={index + 1}
            count={ids.length}
            isDragged={dragged === id}
            isLocked={isLocked}
            handle={handle(id)}
            onMove={(to) => move(id, to - 1)}
          />
        ))}
      </ol>
      {isUntouched && !isLocked && (
        <button type="button" className={styles.keep} onClick={() => onAnswer({ choiceIds: ids }, true)}>
          {t('ranking.keep')}
        </button>
      )}
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  );
}
