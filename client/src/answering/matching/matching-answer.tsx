import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { UserText } from '../../components/text/user-text';
import type { Language } from '../../lib/i18n/language';
import { classes } from '../../lib/classes';
import type { AnswerProps } from '../answer-props';
import type { AskedChoice } from '../asked-question';
import { directionOfText, languageOfText } from '../content-language';
import { choiceAt, matchedCount, withMatch } from './matches';
import styles from './matching.module.css';

/** Each prompt beside the browser's own list of the choices: every keyboard, phone and screen reader knows it. */
export function MatchingAnswer({ question, value, isLocked, language, labelledBy, onAnswer }: AnswerProps) {
  const { t } = useTranslation('answering');
  const { prompts = [], choices = [], text } = question;
  const matched = matchedCount(prompts, value?.matches);
  return (
    <div dir={directionOfText(text, language)}>
      <ol className={styles.list} aria-labelledby={labelledBy}>
        {prompts.map((prompt) => (
          <MatchingRow
            key={prompt.id}
            prompt={prompt}
            choices={choices}
            chosen={choiceAt(value?.matches, prompt.id)}
            isLocked={isLocked}
            language={languageOfText(text, language)}
            onChoose={(choiceId) => {
              const matches = withMatch(value?.matches, prompt.id, choiceId);
              onAnswer({ matches }, matchedCount(prompts, matches) === prompts.length);
            }}
          />
        ))}
      </ol>
      <p className={styles.count} role="status">
        {t('matching.count', { matched, count: prompts.length })}
      </p>
    </div>
  );
}

interface RowProps {
  prompt: AskedChoice;
  choices: readonly AskedChoice[];
  chosen: string;
  isLocked: boolean;
  language: Language;
  onChoose: (choiceId: string) => void;
}

function MatchingRow({ prompt, choices, chosen, isLocked, language, onChoose }: RowProps) {
  const { t } = useTranslation('answering');
  const id = useId();
  return (
    <li className={classes(styles.row, chosen !== '' && styles.matched)}>
      <label className={styles.prompt} htmlFor={id}>
        <UserText>{prompt.text}</UserText>
      </label>
      <span className={styles.frame}>
        <select
          id={id}
          className={classes(styles.select, chosen === '' && styles.empty)}
          value={chosen}
          disabled={isLocked}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">{t('dropdown.choose')}</option>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id} dir={directionOfText(choice.text, language)}>
              {choice.text}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.arrow} size={18} strokeWidth={1.75} aria-hidden />
      </span>
    </li>
  );
}
