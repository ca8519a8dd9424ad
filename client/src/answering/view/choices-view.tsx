import { useTranslation } from 'react-i18next';
import { UserText } from '../../components/text/user-text';
import { useLanguage } from '../../hooks/use-language';
import { classes } from '../../lib/classes';
import { chosenOf, optionIdsOf, optionsOf } from '../choices/options';
import { directionOfText } from '../content-language';
import { orderOf } from '../ranking/order';
import type { AnswerViewProps } from './answer-view-props';
import styles from './view.module.css';

export function ChoicesView({ question, value }: AnswerViewProps) {
  const { t } = useTranslation('answering');
  const { language } = useLanguage();
  const letters = t('letters').split(' ');
  const chosen = chosenOf(question, value);
  return (
    <ul className={styles.choices} dir={directionOfText(question.text, language)}>
      {optionsOf(question, language, t).map(({ id, text }, index) => (
        <li key={id} className={classes(styles.choice, chosen.includes(id) && styles.chosen)}>
          <span className={styles.letter} aria-hidden>
            {letters[index]}
          </span>
          <UserText className={styles.grow}>{text}</UserText>
          {chosen.includes(id) && <span className={styles.given}>{t('view.selected')}</span>}
        </li>
      ))}
    </ul>
  );
}

export function OneChoiceView({ question, value }: AnswerViewProps) {
  const chosen = question.choices?.find(({ id }) => value?.choiceIds?.includes(id));
  return (
    <UserText as="p" className={styles.written}>
      {chosen?.text ?? ''}
    </UserText>
  );
}

export function OrderView({ question, value }: AnswerViewProps) {
  const { language } = useLanguage();
  return (
    <ol className={styles.choices} dir={directionOfText(question.text, language)}>
      {orderOf(question.choices ?? [], value?.choiceIds).map(({ id, text }, index) => (
        <li key={id} className={styles.choice}>
          <span className={styles.letter}>{index + 1}</span>
          <UserText className={styles.grow}>{text}</UserText>
        </li>
      ))}
    </ol>
  );
}

export function RatingView({ question, value }: AnswerViewProps) {
  const { t } = useTranslation('answering');
  const { language } = useLanguage();
  const { lowLabel, highLabel, max = 0 } = question.rating ?? {};
  const given = value?.rating ?? null;
  return (
    <div className={styles.rating} dir={directionOfText(question.text, language)}>
      <span className="visually-hidden">{given !== null && t('view.rated', { given, max })}</span>
      <UserText className={styles.end}>{lowLabel ?? ''}</UserText>
      <span className={styles.steps} aria-hidden>
        {optionIdsOf(question).map((id) => (
          <span key={id} className={classes(styles.step, given === Number(id) && styles.chosenStep)}>
            {id}
          </span>
        ))}
      </span>
      <UserText className={styles.end}>{highLabel ?? ''}</UserText>
    </div>
  );
}
