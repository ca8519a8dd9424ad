import { lazy, Suspense, useEffect } from 'react';
import { ACCOMMODATION_DRAFT, type AskForAccommodation } from './accommodation/ask-for-accommodation';
import { DraftOwner, useDrafts } from '../hooks/use-drafts';
import type { Exam } from './engine/exam';
import { CrashBoundary } from './components/crash-boundary';
import type { ReadAfterExam } from './after-exam/read-after-exam';
import type { HandInAnswers } from './hand-in/hand-in-answers';
import { useExamView } from './hooks/use-exam-view';
import { JoinScreen } from './join/join-screen';
import { JoinedScreen } from './join/joined-screen';
import { usePageEvents } from './hooks/use-page-events';
import { usePageTitle } from './hooks/use-page-title';
import { useSittingLanguage } from './hooks/use-sitting-language';
import type { ReadReturn } from './return-path/read-return';
import type { OpenedExamUrl } from './open-exam-url';
import type { ReadExamResult } from './candidate-result/read-exam-result';
import { EndingScreen } from './screens/ending-screen';
import { LinkScreen } from './screens/link-screen';
import { BrokenLinkScreen, SubmittedScreen, UnavailableScreen } from './screens/notice-screens';
import { LoadingScreen } from './screens/loading-screen';
import { PausedScreen } from './screens/paused-screen';
import { QuestionScreen } from './screens/question-screen';
import { SetUpScreen } from './screens/set-up-screen';
import { SuccessScreen } from './screens/success-screen';
import { TakenScreen } from './screens/taken-screen';

const DeviceCheckScreen = lazy(() =>
  import('./device-check/device-check-screen').then((module) => ({ default: module.DeviceCheckScreen })),
);

/** The place that the address leads to. */
export function ExamPage({ opened }: { opened: OpenedExamUrl }) {
  return (
    <CrashBoundary>
      <OpenedPage opened={opened} />
    </CrashBoundary>
  );
}

function OpenedPage({ opened }: { opened: OpenedExamUrl }) {
  switch (opened.name) {
    case 'exam':
      return (
        <DraftOwner value={opened.exam.linkKey}>
          <RunningExam
            exam={opened.exam}
            isDurable={opened.isDurable}
            readExamResult={opened.readExamResult}
            readAfterExam={opened.readAfterExam}
            readReturn={opened.readReturn}
            handIn={opened.handIn}
            ask={opened.ask}
          />
        </DraftOwner>
      );
    case 'success':
      return <SuccessScreen facts={opened.facts} />;
    case 'submitted':
      return <SubmittedScreen />;
    case 'check':
      return (
        <DraftOwner value={opened.linkKey}>
          <Suspense>
            <DeviceCheckScreen readEntry={opened.readEntry} ask={opened.ask} isDurable={opened.isDurable} />
          </Suspense>
        </DraftOwner>
      );
    case 'join':
      return <JoinScreen code={opened.code} />;
    case 'joined':
      return <JoinedScreen ticket={opened.ticket} />;
    case 'no-link':
      return <BrokenLinkScreen />;
  }
}

interface RunningProps {
  exam: Exam;
  isDurable: boolean;
  /** Absent in a preview: nothing is handed in there. */
  readExamResult: ReadExamResult | undefined;
  readAfterExam: ReadAfterExam | undefined;
  readReturn: ReadReturn | undefined;
  handIn: HandInAnswers | undefined;
  ask: AskForAccommodation | undefined;
}

function RunningExam({ exam, isDurable, readExamResult, readAfterExam, readReturn, handIn, ask }: RunningProps) {
  const view = useExamView(exam);
  const { phase } = view;
  const drafts = useDrafts();
  const hasBegun = phase.name === 'question';
  usePageEvents(exam);
  usePageTitle(phase);
  useSittingLanguage(phase);
  useEffect(() => void exam.enter(), [exam]);
  useEffect(() => {
    if (hasBegun) drafts.drop(ACCOMMODATION_DRAFT);
  }, [drafts, hasBegun]);
  switch (phase.name) {
    case 'loading':
      return <LoadingScreen exam={exam} failure={phase.failure} retryAt={view.retryAt} />;
    case 'broken-link':
      return <BrokenLinkScreen />;
    case 'unavailable':
      return <UnavailableScreen exam={exam} entry={phase.entry} />;
    case 'set-up':
      return <SetUpScreen exam={exam} view={view} phase={phase} isDurable={isDurable} ask={ask} />;
    case 'taken':
      return <TakenScreen exam={exam} phase={phase} />;
    case 'question':
      return <QuestionScreen key={phase.question.id} exam={exam} view={view} phase={phase} />;
    case 'paused':
      return <PausedScreen exam={exam} view={view} phase={phase} />;
    case 'ending':
      return <EndingScreen exam={exam} view={view} phase={phase} />;
    case 'success':
      return <SuccessScreen facts={phase.facts} exam={exam} readAfterExam={readAfterExam} readReturn={readReturn} />;
    case 'submitted':
      return (
        <LinkScreen
          exam={exam}
          receipts={phase.receipts}
          rest={phase.rest}
          readExamResult={readExamResult}
          readAfterExam={readAfterExam}
          handIn={handIn}
        />
      );
  }
}
