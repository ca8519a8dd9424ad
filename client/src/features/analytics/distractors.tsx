import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionLine } from '../../answering/question-line';
import { UserText } from '../../components/text/user-text';
import type { Distractors_QuestionFragment } from './analytics-generated';
import { useFormat } from '../../hooks/use-format';
import { choiceNote } from './item-notes';
import styles from './analytics.module.css';

/** Which choices were taken, how often, and how those who took them did in total. */
export function Distractors({ questions }: { questions: Distractors_QuestionFragment[] }): ReactNode {
  const withChoices = questions.filter(({ choices }) => choices.length > 0);
  return (
    <div className={styles.distractors}>
      {withChoices.map((question) => (
        <Question key={question.questionId} question={question} number={questions.indexOf(question) + 1} />
      ))}
    </div>
  );
}

function Question({ question, number }: { question: Distractors_QuestionFragment; number: number }) {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const { choices, attempts } = question;
  return (
    <table className={styles.table}>
      <caption>
        {format.number(number)}. <QuestionLine question={question} />
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('distractors.choice')}</th>
          <th scope="col">{t('distractors.taken')}</th>
          <th scope="col">{t('distractors.share')}</th>
          <th scope="col">{t('distractors.mean')}</th>
        </tr>
      </thead>
      <tbody>
        {choices.map((choice) => {
          const note = choiceNote(choice, choices);
          return (
            <tr key={choice.choiceId}>
              <th scope="row">
                <UserText>{choice.text}</UserText>
                {choice.isRight && (
                  <span className={styles.right}>
                    <Check size={13} strokeWidth={2.25} aria-hidden /> {t('distractors.right')}
                  </span>
                )}
                {note && (
                  <span className={styles.warning}>
                    <TriangleAlert size={13} strokeWidth={2} aria-hidden /> {t(`distractors.note.${note}`)}
                  </span>
                )}
              </th>
              <td>{format.number(choice.count)}</td>
              <td>{attempts === 0 ? '–' : format.percent(Math.round((100 * choice.count) / attempts))}</td>
              <td>{choice.meanPercentage === null ? '–' : format.percent(Math.round(choice.meanPercentage))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
