import { CloudCheck, Pointer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { optionOfLetter } from '../../answering/answer-keys';
import { OptionList } from '../../answering/choices/option-list';
import { useLanguage } from '../../hooks/use-language';
import { useExamKeys } from '../hooks/use-exam-keys';
import styles from './practice-panel.module.css';

const OPTIONS = ['tap', 'key', 'either'] as const;

/** Choosing, by press and by letter. */
export function PracticeChoice({ headingId }: { headingId: string }) {
  const { t } = useTranslation('exam');
  const { language, direction } = useLanguage();
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
    <>
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
    </>
  );
}
