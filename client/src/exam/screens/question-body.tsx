import { useId } from 'react';
import { AnswerField } from '../../answering/answer-field';
import { LineStates } from '../components/line-states';
import { OtherLanguage } from '../components/other-language';
import { QuestionHead } from '../components/question-head';
import type { Exam } from '../engine/exam';
import type { ExamView } from '../engine/exam-state';
import { isOpenForAnswers, type Phase } from '../engine/machine';
import { MarkButton } from '../question-review/mark-button';
import { AnswerNotes } from './answer-notes';
import styles from './question-screen.module.css';

interface Props {
  exam: Exam;
  view: ExamView;
  phase: Extract<Phase, { name: 'question' }>;
  onOdd: (isOdd: boolean) => void;
}

/** The question and the place for its answer. */
export function QuestionBody({ exam, view, phase, onOdd }: Props) {
  const headingId = useId();
  const { question, sitting } = phase;
  const language = sitting.language === 'AR' ? 'ar' : 'en';
  const isLocked = !isOpenForAnswers(phase);
  return (
    <article className={styles.question}>
      <QuestionHead
        id={headingId}
        question={question}
        language={language}
        aside={
          <LineStates save={view.save} savedAt={view.answer?.savedAt ?? null} connection={view.connection} isShort />
        }
        mark={
          sitting.mayGoBack && (
            <MarkButton
              isOn={view.marked.includes(question.position)}
              onToggle={() => exam.toggleMark(question.position)}
            />
          )
        }
      />
      {sitting.languageOffer === 'BESIDE' && question.inOtherLanguage && (
        <OtherLanguage question={question.inOtherLanguage} />
      )}
      <div className={styles.answer}>
        <AnswerField
          question={question}
          value={view.answer?.value ?? null}
          half={view.answer?.half ?? null}
          isLocked={isLocked}
          language={language}
          labelledBy={headingId}
          onAnswer={(given, isWhole) => exam.answer(given, isWhole)}
          onLeave={() => exam.sendNow()}
          onHalf={(half) => exam.keepHalf(half)}
          onOdd={onOdd}
          files={exam.files}
        />
        <AnswerNotes answer={view.answer} isLocked={isLocked} onShowOther={() => exam.showOtherVersion()} />
      </div>
    </article>
  );
}
