import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOfText } from '../../answering/content-language';
import type { QuestionType } from '../../graphql/schema-generated';
import type { AnswerDetail_QuestionFragment } from './answer-detail-generated';
import { useLanguage } from '../../hooks/use-language';
import styles from './answer-detail.module.css';

/** Their keys are drawn like their answers, and run the same way; the others are lines of the page with a label. */
const DRAWN_LIKE_ANSWER: readonly QuestionType[] = [
  'QUALIFIER',
  'MULTIPLE_CHOICE',
  'TRUE_FALSE',
  'RATING',
  'DROPDOWN',
  'RANKING',
  'MATCHING',
];

interface Props {
  question: Pick<AnswerDetail_QuestionFragment, 'type' | 'text'>;
  children: ReactNode;
}

/** The frame around what is right. */
export function AnswerKey({ question: { type, text }, children }: Props): ReactNode {
  const { t } = useTranslation('results');
  const { language, direction } = useLanguage();
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 className={styles.partTitle} id={id}>
        {t('key')}
      </h3>
      <div dir={DRAWN_LIKE_ANSWER.includes(type) ? directionOfText(text, language) : direction}>{children}</div>
    </section>
  );
}
