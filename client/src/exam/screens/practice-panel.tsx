import { CloudCheck, Pointer } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';
import { optionOfLetter } from '../../answering/answer-keys';
import { OptionList } from '../../answering/choices/option-list';
import { useExamKeys } from '../hooks/use-exam-keys';
import styles from './practice-panel.module.css';

const OPTIONS = ['tap', 'key', 'either'] as const;

/** A question that counts for nothing, to find out how answering feels before a clock runs. */
export function PracticePanel() {
  const { t } = useTranslation('exam');
  const { language, direction } = useLanguage();
  const headingId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = (id: string | undefined) => setChosen(id ?? null);
  useExamKeys({
    optionOf: (event) => (optionOfLetter(event) < OPTIONS.length ? optionOfLetter(event) : -1),
    isWritten: false,
    isLocked: false,
    onChoose: (index) => choose(OPTIONS[index]),
    onNext: () => undefined,
  });
  const Icon = chosen === null ? Pointer : CloudCheck;
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <p className={styles.head}>
        <span className={styles.label}>{t('setUp.practice.label')}</span>
        <span className={styles.note}>{t('setUp.practice.note')}</span>
      </p>
      <h2 id={headingId} className={styles.question}>
        {t('setUp.practice.question')}
      </h2>
      <OptionList
        name="practice"
        options={OPTIONS.map((id) => ({ id, text: t(`setUp.practice.${id}`), language }))}
        chosen={chosen === null ? [] : [chosen]}
        allowsSeveral={false}
        isLocked={false}
        direction={direction}
        labelledBy={headingId}
        onChoose={choose}
      />
      <p className={styles.foot} role="status">
        <Icon className={styles.icon} size={16} strokeWidth={1.75} aria-hidden />
        {t(chosen === null ? 'setUp.practice.hint' : 'setUp.practice.done')}
      </p>
    </section>
  );
}
