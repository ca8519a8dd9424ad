import { useTranslation } from 'react-i18next';
import { QuestionText } from '../../answering/question-text';
import { AnswerView } from '../../answering/view/answer-view';
import { UserText } from '../../components/text/user-text';
import { useFormat } from '../../hooks/use-format';
import styles from './outcome.module.css';
import type { OutcomeQuestion } from './read-outcome';

/** Every question that was opened: what was given, what it earned, what would have been right, and what was written. */
export function OutcomeQuestions({ questions }: { questions: readonly OutcomeQuestion[] }) {
  return (
    <ol className={styles.questions}>
      {questions.map((one) => (
        <li key={one.question.id} className={styles.question}>
          <Question one={one} />
        </li>
      ))}
    </ol>
  );
}

function Question({
  one: { question, answer, files, score, isAdditional, rightAnswer, feedback },
}: {
  one: OutcomeQuestion;
}) {
  const { t } = useTranslation('exam');
  const format = useFormat();
  const named = answer && 'fileIds' in answer ? answer.fileIds : [];
  const given = files.filter(({ id }) => named.includes(id));
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.number}>{t('outcome.question', { number: format.number(question.position) })}</h3>
        <span className={styles.earned}>
          {isAdditional ? t('outcome.notCounted') : format.ratio(score, question.score)}
        </span>
      </div>
      <QuestionText question={question} className={styles.questionText} />
      <p className={styles.label}>{t('outcome.given')}</p>
      <AnswerView question={question} value={answer} files={given} />
      {rightAnswer && (
        <>
          <p className={styles.label}>{t('outcome.right')}</p>
          <AnswerView question={question} value={rightAnswer} files={[]} />
        </>
      )}
      {feedback && (
        <>
          <p className={styles.label}>{t('outcome.feedback')}</p>
          <UserText as="p" className={styles.words}>
            {feedback}
          </UserText>
        </>
      )}
    </>
  );
}
