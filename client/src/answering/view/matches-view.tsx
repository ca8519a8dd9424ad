import { useTranslation } from 'react-i18next';
import { UserText } from '../../components/text/user-text';
import { useLanguage } from '../../hooks/use-language';
import { directionOfText } from '../content-language';
import { choiceAt } from '../matching/matches';
import type { AnswerViewProps } from './answer-view-props';
import styles from './view.module.css';

/** Each prompt with the choice that was put to it. */
export function MatchesView({ question, value }: AnswerViewProps) {
  const { t } = useTranslation('answering');
  const { language } = useLanguage();
  const { prompts = [], choices = [], text } = question;
  return (
    <dl className={styles.choices} dir={directionOfText(text, language)}>
      {prompts.map((prompt) => {
        const chosen = choices.find(({ id }) => id === choiceAt(value?.matches, prompt.id));
        return (
          <div key={prompt.id} className={styles.choice}>
            <dt className={styles.grow}>
              <UserText>{prompt.text}</UserText>
            </dt>
            <dd className={styles.match}>
              {chosen ? <UserText>{chosen.text}</UserText> : <span className={styles.gap}>{t('view.empty')}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
