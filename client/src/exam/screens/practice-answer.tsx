import { CloudCheck, Pointer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerField } from '../../answering/answer-field';
import { isAnswered, type AnswerValue } from '../../answering/answer-value';
import { MemoryFiles } from '../../answering/files/memory-files';
import { useLanguage } from '../../hooks/use-language';
import styles from './practice-panel.module.css';
import { sampleOf, type Practice } from './practice-samples';

/** Any other way of answering, in the very field of the exam; kept nowhere. */
export function PracticeAnswer({ practice, headingId }: { practice: Practice; headingId: string }) {
  const { t } = useTranslation('exam');
  const { language } = useLanguage();
  const [value, setValue] = useState<AnswerValue | null>(null);
  const [files] = useState(() => new MemoryFiles((_, fileIds) => setValue({ fileIds })));
  const question = sampleOf(practice, (key) => t(key as 'setUp.practice.blanks'));
  const isDone = isAnswered(value);
  const Icon = isDone ? CloudCheck : Pointer;
  return (
    <>
      <h2 id={headingId} className={styles.question}>
        {question.text}
      </h2>
      <AnswerField
        question={question}
        value={value}
        isLocked={false}
        language={language}
        labelledBy={headingId}
        onAnswer={setValue}
        onLeave={() => undefined}
        files={files}
      />
      <p className={styles.foot} role="status">
        <Icon className={styles.icon} size={16} strokeWidth={1.75} aria-hidden />
        {t(isDone ? 'setUp.practice.doneAny' : 'setUp.practice.hintAny')}
      </p>
    </>
  );
}
