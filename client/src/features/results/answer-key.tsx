import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LtrText } from '../../components/text/ltr-text';
import { UserText } from '../../components/text/user-text';
import type { AnswerDetail_QuestionFragment } from '../../graphql/generated';
import styles from './answer-detail.module.css';

/** What was accepted, where the choices do not already show it. */
export function AnswerKey({ question }: { question: AnswerDetail_QuestionFragment }): ReactNode {
  const { t } = useTranslation('results');
  const { acceptedAnswers, number, rubric } = question;
  if (acceptedAnswers.length > 0) {
    return (
      <Line label={t('accepted', { count: acceptedAnswers.length })}>
        <span className={styles.accepted}>
          {acceptedAnswers.map((answer) => (
            <UserText as="span" key={answer}>
              {answer}
            </UserText>
          ))}
        </span>
      </Line>
    );
  }
  if (number) {
    const hasTolerance = Number(number.tolerance) !== 0;
    return (
      <Line label={t('rightNumber')}>
        <LtrText>{hasTolerance ? `${number.value} ± ${number.tolerance}` : number.value}</LtrText>
      </Line>
    );
  }
  if (!rubric) return null;
  return (
    <Line label={t('rubric')}>
      <UserText as="p">{rubric}</UserText>
    </Line>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.key}>
      <span className={styles.keyLabel}>{label}</span>
      {children}
    </div>
  );
}
