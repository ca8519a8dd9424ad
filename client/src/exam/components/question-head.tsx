import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import type { Language } from '../../lib/i18n/language';
import { directionOfText, languageOfText } from '../../answering/content-language';
import { QuestionText } from '../../answering/question-text';
import { taskOf } from '../../answering/task';
import type { ExamQuestion } from '../engine/ports';
import styles from './question-head.module.css';

interface Props {
  id: string;
  question: ExamQuestion;
  language: Language;
  /** At the end of the first line, on a phone only. */
  aside: ReactNode;
  /** The candidate's own sign on the question, where there is one. */
  mark?: ReactNode;
}

/** What to do, what it is worth, and the question: the heading that a screen reader lands on. */
export function QuestionHead({ id, question, language, aside, mark }: Props) {
  const { t } = useTranslation(['exam', 'answering']);
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [question.id]);
  const extraSeconds = question.durationSeconds - question.baseDurationSeconds;
  return (
    <>
      <div className={styles.line}>
        <p className={styles.facts}>
          <span>{t(`answering:task.${taskOf(question)}`)}</span>
          <span>{t('question.points', { count: question.score })}</span>
          {extraSeconds > 0 && (
            <span>
              {t('question.baseAndExtra', {
                base: format.duration(question.baseDurationSeconds),
                extra: format.duration(extraSeconds),
              })}
            </span>
          )}
        </p>
        <span className={styles.aside}>{aside}</span>
        {mark}
      </div>
      {question.textHtml ? (
        <>
          <h1 ref={heading} tabIndex={-1} className="visually-hidden">
            {t('announce.opened', { position: question.position })}
          </h1>
          <QuestionText id={id} question={question} className={styles.rich} />
        </>
      ) : (
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
      )}
    </>
  );
}
