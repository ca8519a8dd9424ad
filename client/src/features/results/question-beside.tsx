import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionText } from '../../answering/question-text';
import { UserText } from '../../components/text/user-text';
import type { QuestionBeside_WordsFragment } from './answer-detail-generated';
import styles from './question-beside.module.css';

interface Props {
  /** Null where the question is in one language only. */
  words: QuestionBeside_WordsFragment | null;
}

/** The question in the language in which it was not answered, for whoever compares the two. */
export function QuestionBeside({ words }: Props): ReactNode {
  const { t } = useTranslation(['results', 'common']);
  if (!words) return null;
  const { language, gapText, choices, acceptedAnswers } = words;
  return (
    <details className={styles.beside}>
      <summary>{t('results:beside', { language: t(`common:language.${language}`) })}</summary>
      <div lang={language.toLowerCase()}>
        <QuestionText question={words} />
        {gapText && <UserText as="p">{gapText}</UserText>}
        {choices.length > 0 && (
          <ul>
            {choices.map((choice) => (
              <li key={choice} dir="auto">
                {choice}
              </li>
            ))}
          </ul>
        )}
        {acceptedAnswers.length > 0 && (
          <p className={styles.accepted}>
            {t('results:besideAccepted')} <UserText>{acceptedAnswers.join(' · ')}</UserText>
          </p>
        )}
      </div>
    </details>
  );
}
