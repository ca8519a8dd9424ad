import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { QuestionLine } from '../../answering/question-line';
import { UserText } from '../../components/text/user-text';
import type { LanguageCheckQuery } from './language-check-generated';
import { useFormat } from '../../hooks/use-format';
import styles from './language-check.module.css';

interface Props {
  questions: LanguageCheckQuery['assessment']['languageCheck']['setAside'];
  onPlace: (questionId: string, isBack: boolean) => void;
}

/** Questions that count for nobody, with who decided so and why. */
export function SetAside({ questions, onPlace }: Props) {
  const { t } = useTranslation('language-check');
  const format = useFormat();
  if (questions.length === 0) return null;
  return (
    <section className={styles.aside} aria-label={t('asideTitle')}>
      <h3>{t('asideTitle')}</h3>
      <ul className={styles.questions}>
        {questions.map(({ questionId, text, textHtml, reason, setAsideAt, setAsideByName }) => (
          <li key={questionId} className={styles.question}>
            <p>
              <QuestionLine question={{ text, textHtml }} />
            </p>
            <p className={styles.facts}>
              <UserText>{reason}</UserText> · {setAsideByName !== null && <UserText>{setAsideByName}</UserText>}{' '}
              {format.date(setAsideAt)}
            </p>
            <p className={styles.actions}>
              <Button size="small" onClick={() => onPlace(questionId, true)}>
                {t('countAgain')}
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
