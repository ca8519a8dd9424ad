import { useId, useState } from 'react';
import { useLanguage } from '../hooks/use-language';
import type { Language } from '../lib/i18n/language';
import { AnswerField } from './answer-field';
import type { AnswerValue } from './answer-value';
import type { AskedQuestion } from './asked-question';
import { languageOfText } from './content-language';
import { MemoryFiles } from './files/memory-files';
import styles from './question-trial.module.css';
import { QuestionText } from './question-text';

interface Props {
  question: AskedQuestion;
  /** Of the content, where its text does not tell. */
  language?: Language;
  /** What was tried, for whoever shows more beside it. */
  onAnswer?: (value: AnswerValue) => void;
}

/** A question as candidates meet it, to be tried out: answered in memory, stored nowhere. `key` by question and version. */
export function QuestionTrial({ question, language, onAnswer }: Props) {
  const page = useLanguage().language;
  const around = language ?? languageOfText(question.text, page);
  const headingId = useId();
  const [value, setValue] = useState<AnswerValue | null>(null);
  const answer = (given: AnswerValue) => {
    setValue(given);
    onAnswer?.(given);
  };
  const [files] = useState(() => new MemoryFiles((_, fileIds) => setValue({ fileIds })));
  return (
    <div className={styles.trial}>
      <QuestionText id={headingId} question={question} className={styles.question} />
      <AnswerField
        question={question}
        value={value}
        isLocked={false}
        language={around}
        labelledBy={headingId}
        onAnswer={answer}
        onLeave={() => undefined}
        files={files}
      />
    </div>
  );
}
