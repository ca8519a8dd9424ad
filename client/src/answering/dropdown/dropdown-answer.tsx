import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../lib/classes';
import type { AnswerProps } from '../answer-props';
import { directionOfText, languageOfText } from '../content-language';
import styles from './dropdown.module.css';

/** The browser's own list: it is what every keyboard, phone and screen reader knows best. */
export function DropdownAnswer({ question, value, isLocked, language, labelledBy, onAnswer }: AnswerProps) {
  const { t } = useTranslation('answering');
  const chosen = value?.choiceIds?.[0] ?? '';
  const around = languageOfText(question.text, language);
  return (
    <div className={styles.frame} dir={directionOfText(question.text, language)}>
      <select
        className={classes(styles.select, chosen === '' && styles.empty)}
        value={chosen}
        disabled={isLocked}
        aria-labelledby={labelledBy}
        onChange={(event) => onAnswer({ choiceIds: event.target.value ? [event.target.value] : [] }, true)}
      >
        <option value="">{t('dropdown.choose')}</option>
        {question.choices?.map(({ id, text }) => (
          <option key={id} value={id} dir={directionOfText(text, around)}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.arrow} size={20} strokeWidth={1.75} aria-hidden />
    </div>
  );
}
