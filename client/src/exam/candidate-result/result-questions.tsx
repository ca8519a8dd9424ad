import { useTranslation } from 'react-i18next';
import { QuestionText } from '../../answering/question-text';
import { AnswerView } from '../../answering/view/answer-view';
import { UserText } from '../../components/text/user-text';
import { useFormat } from '../../hooks/use-format';
import styles from './result.module.css';
import type { ExamResultQuestion } from './read-exam-result';

/** Every question that was opened: what was given, what it earned, what would have been right, and what was written. */
export function ResultQuestions({ questions }: { questions: readonly ExamResultQuestion[] }) {
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
  one: ExamResultQuestion;
}) {
  const { t } = useTranslation('exam');
  const format = useFormat();
  const named = answer && 'fileIds' in answer ? answer.fileIds : [];
  const given = files.filter(({ id }) => named.includes(id));
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.number}>{t('result.question', { number: format.number(question.position) })}</h3>
        <span className={styles.earned}>
          {isAdditional ? t('result.notCounted') : format.ratio(score, question.score)}
        </span>
      </div>
      <QuestionText question={question} className={styles.questionText} />
      <p className={styles.label}>{t('result.given')}</p>
      <AnswerView question={question} value={answer} files={given} />
      {rightAnswer && (
        <>
          <p className={styles.label}>{t('result.right')}</p>
          <AnswerView question={question} value={rightAnswer} files={[]} />
        </>
      )}
      {feedback && (
        <>
          <p className={styles.label}>{t('result.feedback')}</p>
          <UserText as="p" className={styles.words}>
            {feedback}
          </UserText>
        </>
      )}
    </>
  );
}
