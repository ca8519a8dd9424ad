import { useTranslation } from 'react-i18next';
import { SkillName } from '../../components/text/skill-name';
import { QuestionText } from '../../answering/question-text';
import { QuestionTrial } from '../../answering/question-trial';
import { useFormat } from '../../hooks/use-format';
import styles from './question-preview.module.css';
import { askedOf } from './trial/drawn-question';
import { typeOf } from './types';
import type { QuestionFields } from './types/question-type';

interface Props {
  question: QuestionFields;
  /** Left out where it stands by itself. */
  number?: number;
  /** Shows what is right; without it the question is the candidate's own, to be tried out. */
  withKey?: boolean;
}

/** A question to read, not to edit. */
export function QuestionPreview({ question, number, withKey = false }: Props) {
  const { t } = useTranslation(['questions', 'common']);
  const format = useFormat();
  const { Preview, Icon } = typeOf(question.type);
  return (
    <article className={styles.question}>
      <p className={styles.facts}>
        {number !== undefined && <span className={styles.number}>{number}</span>}
        <Icon size={14} strokeWidth={1.75} aria-hidden />
        <span>{t(`common:questionType.${question.type}`)}</span>
        <span>{format.duration(question.durationSeconds)}</span>
        <span>{t('points.long', { count: question.score, points: format.number(question.score) })}</span>
        <span>{t(`common:difficulty.${question.difficulty}`)}</span>
        <SkillName skill={question.skill} />
      </p>
      {withKey ? (
        <>
          <QuestionText question={question} className={styles.text} />
          <Preview question={question} withKey />
        </>
      ) : (
        <QuestionTrial question={askedOf(question)} />
      )}
    </article>
  );
}
