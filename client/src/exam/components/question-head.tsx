import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../lib/i18n/language';
import { directionOfText, languageOfText } from '../content-language';
import type { ExamQuestion } from '../engine/ports';
import styles from './question-head.module.css';

interface Props {
  id: string;
  question: ExamQuestion;
  language: Language;
  /** At the end of the first line, on a phone only. */
  aside: ReactNode;
}

type TaskKey = 'one' | 'several' | 'truth' | 'short' | 'number' | 'long';

function taskOf({ type, allowsSeveral }: ExamQuestion): TaskKey | null {
  switch (type) {
    case 'MULTIPLE_CHOICE':
      return allowsSeveral ? 'several' : 'one';
    case 'TRUE_FALSE':
      return 'truth';
    case 'SHORT_ANSWER':
      return 'short';
    case 'NUMBER':
      return 'number';
    case 'OPEN_ENDED':
      return 'long';
    default:
      return null;
  }
}

/** What to do, what it is worth, and the question: the heading that a screen reader lands on. */
export function QuestionHead({ id, question, language, aside }: Props) {
  const { t } = useTranslation('exam');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [question.id]);
  const task = taskOf(question);
  const hasExtraTime = question.durationSeconds > question.baseDurationSeconds;
  return (
    <>
      <div className={styles.line}>
        <p className={styles.facts}>
          {task && <span>{t(`question.${task}`)}</span>}
          <span>{t('question.points', { count: question.score })}</span>
          {hasExtraTime && <span>{t('question.extraTime')}</span>}
        </p>
        <span className={styles.aside}>{aside}</span>
      </div>
      <h1
        id={id}
        ref={heading}
        tabIndex={-1}
        className={styles.text}
        lang={languageOfText(question.text, language)}
        dir={directionOfText(question.text, language)}
      >
        <span className="visually-hidden">{t('announce.opened', { position: question.position })}: </span>
        {question.text}
      </h1>
    </>
  );
}
