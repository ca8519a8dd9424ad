import { useTranslation } from 'react-i18next';
import type { AskedQuestion } from '../../../answering/asked-question';
import type { AnyMember } from '../../../lib/graphql/any-member';
import { QuestionTrial } from '../../../answering/question-trial';
import { QuestionKey } from '../../../features/questions';
import type { TestTrialQuery } from './preview-test.route-generated';
import { useFormat } from '../../../hooks/use-format';
import type { Language } from '../../../lib/i18n/language';
import styles from './preview-test.module.css';

type Question = TestTrialQuery['test']['questions'][number];

interface Props {
  question: Question;
  /** "Question 3 of 9". */
  place: string;
  language: Language;
  /** Shows what is right, for staff. */
  withKey: boolean;
}

/** A question on the sheet that candidates see, to be tried out; below it, when asked for, its key. */
export function TrialCard({ question, place, language, withKey }: Props) {
  const { t } = useTranslation(['questions', 'common', 'tests']);
  const format = useFormat();
  const { durationSeconds, score } = question;
  return (
    <section className={styles.card} aria-label={place}>
      <p className={styles.facts}>
        <span>{place}</span>
        <span>{format.duration(durationSeconds)}</span>
        <span>{t('questions:points.long', { count: score, points: format.number(score) })}</span>
      </p>
      <QuestionTrial question={asAsked(question)} language={language} />
      {withKey && (
        <div className={styles.answers}>
          <h2 className={styles.answersTitle}>{t('tests:previewPage.answers')}</h2>
          <QuestionKey question={question} />
        </div>
      )}
    </section>
  );
}

/** What the author put in the right order, or pair by pair, is asked for in another order: that of the ids, which tell nothing. */
function asAsked(question: AnyMember<Question>): AskedQuestion {
  if (question.type !== 'RANKING' && question.type !== 'MATCHING') return question;
  return { ...question, choices: [...(question.choices ?? [])].sort((a, b) => (a.id < b.id ? -1 : 1)) };
}
