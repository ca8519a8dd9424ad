import { useState } from 'react';
import { ExamBar } from '../components/exam-bar';
import { ExamFooter } from '../components/exam-footer';
import { HelpButton } from '../components/help-button';
import { KeyHints } from '../components/key-hints';
import { LanguageButton } from '../components/language-button';
import { LineStates } from '../components/line-states';
import { Timer } from '../components/timer';
import type { Exam } from '../engine/exam';
import type { ExamView } from '../engine/exam-state';
import { isOpenForAnswers, type Phase } from '../engine/machine';
import { useAnswerKeys } from '../hooks/use-answer-keys';
import { useLeaving } from '../hooks/use-leaving';
import { useLetterKeys } from '../hooks/use-letter-keys';
import { useReloadGuard } from '../hooks/use-reload-guard';
import { useSteadyPress } from '../hooks/use-steady-press';
import { CameraNews } from '../proctoring/camera-news';
import { ProctorDialog } from '../proctoring/proctor-dialog';
import { RecordButton } from '../proctoring/record-button';
import { RunningClock } from '../proctoring/running-clock';
import { ReloadDialog } from '../proctoring/reload-dialog';
import { HandInDialog } from '../question-review/hand-in-dialog';
import { ReviewPanel } from '../question-review/review-panel';
import { useQuestionReview } from '../question-review/use-question-review';
import { GoingBackFooter } from '../question-review/going-back-footer';
import { LeaveDialog } from './leave-dialog';
import { StaffMessageDialog } from './message-dialog';
import { PausedMark, PausedNotice } from './paused-notice';
import { QuestionBody } from './question-body';
import { QuestionNews } from './question-news';
import { isStranded, StrandedNotice } from './stranded-notice';
import styles from './question-screen.module.css';

interface Props {
  exam: Exam;
  view: ExamView;
  phase: Extract<Phase, { name: 'question' }>;
}

/** One question, one clock, one button; or the ways to the other questions, where one may go back. */
export function QuestionScreen({ exam, view, phase }: Props) {
  const { question, sitting, leaving } = phase;
  const { isPaused, message } = phase.control;
  const value = view.answer?.value ?? null;
  const letters = useLetterKeys();
  const reload = useReloadGuard(true);
  const isWaiting = leaving === 'waiting' && view.connection !== 'online';
  const isLocked = !isOpenForAnswers(phase);
  const isOverAndOffline = isStranded(view, phase);
  const going = useQuestionReview(exam, phase);
  const [isOdd, setOdd] = useState(false);
  const take = sitting.mayGoBack ? going.take : () => void exam.leaveQuestion();
  const { why, isLast, leave, go, stay } = useLeaving(exam, phase, { answer: view.answer, isOdd, take });
  const next = () => leave('next');
  const steady = useSteadyPress();
  const isReviewing = sitting.mayGoBack && going.isReviewing;
  const keys = useAnswerKeys({
    exam,
    question,
    value,
    areOn: letters.areOn,
    isLocked: isLocked || isReviewing,
    onNext: next,
  });
  const hints = (
    <KeyHints
      range={keys}
      isLong={question.type === 'OPEN_ENDED'}
      areLettersOn={letters.areOn}
      onToggleLetters={letters.toggle}
    />
  );
  // A pause and a message come before whatever else there is to ask.
  const mayAsk = !isPaused && !message;
  const footer = { isBusy: leaving !== 'no', isWaiting, hints };
  return (
    <div className={styles.page}>
      <Bar exam={exam} view={view} phase={phase} />
      <main className={styles.main}>
        {isPaused ? (
          <PausedNotice save={view.save} />
        ) : isOverAndOffline ? (
          <StrandedNotice exam={exam} view={view} phase={phase} />
        ) : isReviewing ? (
          <ReviewPanel exam={exam} phase={phase} marked={view.marked} onGo={going.go} onBack={going.backToQuestion} />
        ) : (
          <QuestionBody exam={exam} view={view} phase={phase} onOdd={setOdd} />
        )}
      </main>
      <div ref={steady} className={styles.dock}>
        <CameraNews exam={exam} />
        <QuestionNews exam={exam} view={view} phase={phase} />
        {!(isPaused || isOverAndOffline) &&
          (sitting.mayGoBack ? (
            <GoingBackFooter going={going} position={question.position} onLeave={leave} {...footer} />
          ) : (
            <ExamFooter isLast={isLast} onNext={next} {...footer} />
          ))}
      </div>
      {reload.isBlocked && <ReloadDialog exam={exam} closesAt={question.closesAt} onClose={reload.close} />}
      <ProctorDialog exam={exam} closesAt={question.closesAt} />
      {message && <StaffMessageDialog key={message.id} message={message} onRead={(id) => void exam.readMessage(id)} />}
      {mayAsk && going.isAsking && <HandInDialog exam={exam} phase={phase} onStay={going.stay} onGo={going.handIn} />}
      {mayAsk && why && (
        <LeaveDialog
          exam={exam}
          question={question}
          why={why}
          isLast={isLast}
          mayReturn={sitting.mayGoBack}
          onStay={stay}
          onGo={go}
        />
      )}
    </div>
  );
}

function Bar({ exam, view, phase: { question, sitting, control } }: Props) {
  const { closesAt, durationSeconds, position } = question;
  return (
    <ExamBar
      sitting={sitting}
      position={position}
      states={<LineStates save={view.save} savedAt={view.answer?.savedAt ?? null} connection={view.connection} />}
      tools={
        <>
          <RecordButton exam={exam} closesAt={closesAt} />
          <HelpButton isSmall>
            {!control.isPaused && <RunningClock clock={exam.clock} closesAt={closesAt} />}
          </HelpButton>
          <LanguageButton exam={exam} isSmall />
        </>
      }
      timer={
        control.isPaused ? (
          <PausedMark />
        ) : (
          <Timer clock={exam.clock} closesAt={closesAt} durationSeconds={durationSeconds} />
        )
      }
    />
  );
}
