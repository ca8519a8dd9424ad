import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { UserText } from '../../../../components/text/user-text';
import { useLanguage } from '../../../../hooks/use-language';
import { optionLetter } from '../../option-letters';
import styles from '../answer.module.css';
import type { AnswerPreviewProps } from '../question-type';

export function ChoicesPreview({ question: { choices = [] }, withKey }: AnswerPreviewProps) {
  const { t } = useTranslation('questions');
  const { language } = useLanguage();
  return (
    <ul className={styles.preview}>
      {choices.map(({ id, text, isRight }, index) => (
        <li key={id} className={[styles.option, withKey && isRight && styles.right].filter(Boolean).join(' ')}>
          <span className={styles.letter} aria-hidden>
            {optionLetter(language, index)}
          </span>
          <UserText>{text}</UserText>
          {withKey && isRight && (
            <Check className={styles.tick} size={16} strokeWidth={2} aria-label={t('choice.right')} />
          )}
        </li>
      ))}
    </ul>
  );
}
