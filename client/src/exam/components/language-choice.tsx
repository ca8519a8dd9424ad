import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';
import { classes } from '../../lib/classes';
import { languageNames, languages } from '../../lib/i18n/language';
import type { Exam } from '../engine/exam';
import type { ExamEntry } from '../engine/ports';
import { useLanguageChange } from '../hooks/use-language-change';
import styles from './language-choice.module.css';

interface Props {
  exam: Exam;
  entry: Pick<ExamEntry, 'languages' | 'languageOffer'>;
}

/** In which language to sit: the page turns to what is chosen. */
export function LanguageChoice({ exam, entry }: Props) {
  const { t } = useTranslation('exam');
  const { language } = useLanguage();
  const { change } = useLanguageChange(exam);
  if (entry.languages.length < 2) return null;
  const isChangeable = entry.languageOffer !== 'CHOICE';
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.label}>{t('setUp.language')}</legend>
      <div className={styles.options}>
        {languages.map((one) => (
          <label key={one} lang={one} className={classes(styles.option, one === language && styles.chosen)}>
            <input
              type="radio"
              name="exam-language"
              checked={one === language}
              onChange={() => void (one === language || change())}
            />
            <span>{languageNames[one]}</span>
          </label>
        ))}
      </div>
      <p className={styles.note}>{t(isChangeable ? 'setUp.languageMayChange' : 'setUp.languageStays')}</p>
    </fieldset>
  );
}
