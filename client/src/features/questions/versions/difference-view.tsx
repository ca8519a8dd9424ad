import { useTranslation } from 'react-i18next';
import { QuestionText } from '../../../answering/question-text';
import { UserText } from '../../../components/text/user-text';
import { useFormat } from '../../../hooks/use-format';
import { typeOf } from '../types';
import type { QuestionFields } from '../types/question-type';
import { differenceOf, isDifferent, type ComparedFact } from './question-difference';
import styles from './versions.module.css';

interface Props {
  before: QuestionFields;
  after: QuestionFields;
}

/** What changed between two versions, each fact as it was and as it is. */
export function DifferenceView({ before, after }: Props) {
  const { t } = useTranslation('bank');
  const difference = differenceOf(before, after);
  if (!isDifferent(difference)) return <p className={styles.same}>{t('versions.same')}</p>;
  return (
    <dl className={styles.differences}>
      {difference.facts.map(({ fact, before: was, after: is }) => (
        <div key={fact}>
          <dt className={styles.fact}>{t(`versions.fact.${was === is ? 'look' : fact}`)}</dt>
          <dd className={styles.was}>
            <span className="visually-hidden">{t('versions.was')}</span>
            <FactText fact={fact} question={before} />
          </dd>
          <dd className={styles.is}>
            <span className="visually-hidden">{t('versions.is')}</span>
            <FactText fact={fact} question={after} />
          </dd>
        </div>
      ))}
      {difference.isAnswerChanged && <AnswerChange before={before} after={after} />}
      {difference.isNotesChanged && (
        <div>
          <dt className={styles.fact}>{t('versions.fact.notes')}</dt>
          <dd className={styles.is}>{t('versions.notesChanged')}</dd>
        </div>
      )}
    </dl>
  );
}

function AnswerChange({ before, after }: Props) {
  const { t } = useTranslation('bank');
  return (
    <div>
      <dt className={styles.fact}>{t('versions.fact.answer')}</dt>
      <dd className={styles.was}>
        <span className="visually-hidden">{t('versions.was')}</span>
        <Answer question={before} />
      </dd>
      <dd className={styles.is}>
        <span className="visually-hidden">{t('versions.is')}</span>
        <Answer question={after} />
      </dd>
    </div>
  );
}

function Answer({ question }: { question: QuestionFields }) {
  const { Preview } = typeOf(question.type);
  return <Preview question={question} withKey />;
}

function FactText({ fact, question }: { fact: ComparedFact; question: QuestionFields }) {
  const { t } = useTranslation(['bank', 'common', 'questions']);
  const format = useFormat();
  switch (fact) {
    case 'type':
      return t(`common:questionType.${question.type}`);
    case 'difficulty':
      return t(`common:difficulty.${question.difficulty}`);
    case 'durationSeconds':
      return format.duration(question.durationSeconds);
    case 'score':
      return t('questions:points.long', { count: question.score, points: format.number(question.score) });
    case 'isAdditional':
      return t(question.isAdditional ? 'bank:versions.additional' : 'bank:versions.counted');
    case 'text':
      return <QuestionText question={question} className={styles.text} />;
    case 'skill':
      return <UserText as="span">{question.skill}</UserText>;
  }
}
