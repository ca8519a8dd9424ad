import { useId, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { UserText } from '../../components/text/user-text';
import { classes } from '../../lib/classes';
import type { AnswerProps } from '../answer-props';
import type { AskedChoice } from '../asked-question';
import { directionOfText, languageOfText } from '../content-language';
import { ChoiceList } from '../dropdown/choice-list';
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

interface RowProps extends Omit<ComponentProps<typeof ChoiceList>, 'id' | 'labelledBy'> {
  prompt: AskedChoice;
}

function MatchingRow({ prompt, ...list }: RowProps) {
  const id = useId();
  return (
    <li className={classes(styles.row, list.chosen !== '' && styles.matched)}>
      <label className={styles.prompt} htmlFor={id}>
        <UserText>{prompt.text}</UserText>
      </label>
      <ChoiceList id={id} {...list} />
    </li>
  );
}
