import { isBareNumber } from '@mizan/question-model/answer';
import { LtrText } from '../../components/text/ltr-text';
import { UserText } from '../../components/text/user-text';
import { useDateWords } from '../date/use-date-words';
import type { AnswerViewProps } from './answer-view-props';
import styles from './view.module.css';

export function TextView({ value }: AnswerViewProps) {
  return (
    <UserText as="p" className={styles.written}>
      {value?.text ?? ''}
    </UserText>
  );
}

/** Whoever typed the unit is given no second one. */
export function NumberView({ question: { unit }, value }: AnswerViewProps) {
  const typed = value?.text ?? '';
  return (
    <p className={styles.written}>
      <LtrText>{typed}</LtrText> {unit && isBareNumber(typed) && <UserText>{unit}</UserText>}
    </p>
  );
}

export function DateView({ value }: AnswerViewProps) {
  const { inFull } = useDateWords(null);
  return <p className={styles.written}>{value?.date && inFull(value.date)}</p>;
}
