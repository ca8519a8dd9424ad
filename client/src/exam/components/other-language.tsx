import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionText } from '../../answering/question-text';
import type { ExamQuestion } from '../engine/ports';
import { tabStorage } from '../engine/tab-storage';
import styles from './other-language.module.css';

const KEY = 'other-language-beside';

/** The same question in the other language, to be read beside its own; answered is the one above. */
export function OtherLanguage({ question }: { question: NonNullable<ExamQuestion['inOtherLanguage']> }) {
  const { t } = useTranslation('exam');
  const [isShown, setShown] = useState(tabStorage.getItem(KEY) === 'yes');
  const language = question.language === 'AR' ? 'ar' : 'en';
  const toggle = () => {
    tabStorage.setItem(KEY, isShown ? 'no' : 'yes');
    setShown(!isShown);
  };
  return (
    <section className={styles.other}>
      <button type="button" className={styles.toggle} aria-expanded={isShown} onClick={toggle}>
        {t(isShown ? 'question.hideOther' : `question.showOther.${question.language}`)}
      </button>
      {isShown && (
        <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} className={styles.text}>
          <QuestionText question={question} />
          {question.gapText && <p className={styles.lines}>{question.gapText}</p>}
          {(question.choices ?? []).length > 0 && (
            <ul className={styles.choices}>
              {question.choices?.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}
