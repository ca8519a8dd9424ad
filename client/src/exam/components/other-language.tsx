import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeName } from '../../answering/grid/grid-cells';
import { QuestionText } from '../../answering/question-text';
import type { ExamQuestion } from '../engine/ports';
import { tabStorage } from '../engine/tab-storage';
import styles from './other-language.module.css';

const KEY = 'other-language-beside';

type Other = NonNullable<ExamQuestion['inOtherLanguage']>;

/** The same question in the other language, to be read beside its own; answered is the one above. */
export function OtherLanguage({ question }: { question: Other }) {
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
          {listsOf(question).map((texts) => (
            <ul key={texts[0]} className={styles.choices}>
              {texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          ))}
        </div>
      )}
    </section>
  );
}

/** Everything else in it that is to be read. */
function listsOf({ prompts, choices, rating, grid }: Other): string[][] {
  const cells = grid?.cells.map(({ text, ...place }) => `${placeName(place)} ${text}`);
  const scale = [rating?.lowLabel, rating?.highLabel].filter((label) => label != null);
  const lists = [prompts?.map(({ text }) => text), choices?.map(({ text }) => text), scale, cells];
  return lists.filter((texts) => texts !== undefined).filter((texts) => texts.length > 0);
}
