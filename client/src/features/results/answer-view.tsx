import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LtrText } from '../../components/text/ltr-text';
import { UserText } from '../../components/text/user-text';
import type { AnswerDetail_QuestionFragment } from '../../graphql/generated';
import { choiceLetter } from './choice-letter';
import { useLanguage } from '../../hooks/use-language';
import styles from './answer-view.module.css';

type Value = NonNullable<NonNullable<AnswerDetail_QuestionFragment['answer']>['value']>;

interface Props {
  question: AnswerDetail_QuestionFragment;
  /** The answer as the candidate gave it; null for none. */
  value: Value | null;
  /** Shows which answer is right, beside the one given. */
  withKey: boolean;
}

/** One given answer, drawn by the type of its question. */
export function AnswerView({ question, value, withKey }: Props): ReactNode {
  const { t } = useTranslation('results');
  if (question.choices.length > 0) return <Choices question={question} value={value} withKey={withKey} />;
  if (question.type === 'TRUE_FALSE') return <Truth question={question} value={value} withKey={withKey} />;
  if (!value?.text) return <p className={styles.none}>{t('noAnswer')}</p>;
  if (question.type === 'NUMBER') {
    return (
      <p className={styles.written}>
        <LtrText>{value.text}</LtrText>
      </p>
    );
  }
  return (
    <UserText as="p" className={styles.written}>
      {value.text}
    </UserText>
  );
}

function Choices({ question, value, withKey }: Props) {
  const { language } = useLanguage();
  const chosen = new Set(value?.choiceIds ?? []);
  return (
    <ul className={styles.choices}>
      {question.choices.map((choice, index) => (
        <Choice
          key={choice.id}
          letter={choiceLetter(index, language)}
          text={choice.text}
          isChosen={chosen.has(choice.id)}
          isRight={withKey && choice.isRight}
        />
      ))}
    </ul>
  );
}

function Truth({ question, value, withKey }: Props) {
  const { t } = useTranslation('results');
  return (
    <ul className={styles.choices}>
      {[true, false].map((truth) => (
        <Choice
          key={String(truth)}
          text={t(truth ? 'true' : 'false')}
          isChosen={value?.truth === truth}
          isRight={withKey && question.truth === truth}
        />
      ))}
    </ul>
  );
}

interface ChoiceProps {
  letter?: string;
  text: string;
  isChosen: boolean;
  isRight: boolean;
}

function Choice({ letter, text, isChosen, isRight }: ChoiceProps) {
  const { t } = useTranslation('results');
  return (
    <li className={isChosen ? styles.chosen : styles.choice}>
      {letter && <span className={styles.letter}>{letter}</span>}
      <UserText className={styles.choiceText}>{text}</UserText>
      {isChosen && <span className={styles.given}>{t('chosen')}</span>}
      {isRight && (
        <span className={styles.isRight}>
          <Check size={14} strokeWidth={2} aria-hidden /> {t('rightAnswer')}
        </span>
      )}
    </li>
  );
}
