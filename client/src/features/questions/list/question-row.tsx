import { CircleAlert, CircleArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { twoLines } from '../../../components/text/cut-text';
import { QuestionLine } from '../../../answering/question-line';
import { useFormat } from '../../../hooks/use-format';
import { pointsOf, secondsOf } from '../question-draft';
import { isComplete } from '../question-draft.schema';
import type { QuestionItem } from '../question-list';
import { ReorderHandle } from '../../../components/reorder/reorder-handle';
import type { HandleProps } from '../../../components/reorder/use-reorder';
import { typeOf } from '../types';
import styles from './question-list.module.css';

interface Props {
  item: QuestionItem;
  number: number;
  count: number;
  isSelected: boolean;
  isDragged: boolean;
  /** What is to be known about it, as a sign with these words. */
  flag?: string | undefined;
  handle: HandleProps;
  onSelect: () => void;
}

export function QuestionRow({ item: { draft }, number, count, isSelected, isDragged, flag, handle, onSelect }: Props) {
  const { t } = useTranslation('questions');
  const tone = [styles.row, isSelected && styles.selected, isDragged && styles.dragged].filter(Boolean).join(' ');
  return (
    <li className={tone}>
      <ReorderHandle className={styles.grip} label={t('list.move', { number, count })} {...handle} />
      <button type="button" className={styles.open} aria-current={isSelected} onClick={onSelect}>
        <span className={styles.number}>{number}</span>
        {draft.text.trim() ? (
          <QuestionLine question={draft} className={`${twoLines} ${styles.text}`} />
        ) : (
          <span className={styles.untitled}>{t('list.untitled')}</span>
        )}
        <QuestionFacts draft={draft} flag={flag} />
      </button>
    </li>
  );
}

function QuestionFacts({ draft, flag }: { draft: QuestionItem['draft']; flag: string | undefined }) {
  const { t } = useTranslation(['questions', 'common']);
  const format = useFormat();
  const { Icon } = typeOf(draft.type);
  const points = pointsOf(draft);
  return (
    <span className={styles.facts}>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      <span>{t(`common:questionType.${draft.type}`)}</span>
      {flag !== undefined && (
        <span className={styles.flag} title={flag}>
          <CircleArrowUp size={14} strokeWidth={1.75} aria-hidden />
          <span className="visually-hidden">{flag}</span>
        </span>
      )}
      {isComplete(draft) ? (
        <span className={styles.figures}>
          {format.duration(secondsOf(draft))}
          <span className={styles.dot} aria-hidden />
          {draft.isAdditional
            ? t('list.additional')
            : t('points.short', { count: points, points: format.number(points) })}
        </span>
      ) : (
        <span className={styles.incomplete}>
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden />
          {t('list.incomplete')}
        </span>
      )}
    </span>
  );
}
