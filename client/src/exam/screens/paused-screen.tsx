import { ExamBar } from '../components/exam-bar';
import { LanguageButton } from '../components/language-button';
import { LineStates } from '../components/line-states';
import type { Exam } from '../engine/exam';
import type { ExamView } from '../engine/exam-state';
import type { Phase } from '../engine/machine';
import { StaffMessageDialog } from './message-dialog';
import { PausedMark, PausedNotice } from './paused-notice';
import styles from './question-screen.module.css';

interface Props {
  exam: Exam;
  view: ExamView;
  phase: Extract<Phase, { name: 'paused' }>;
}

/** For a page that came in during the pause: there is no question to show behind the notice. */
export function PausedScreen({ exam, view, phase }: Props) {
  const { sitting, control } = phase;
  const { message } = control;
  return (
    <div className={styles.page}>
      <ExamBar
        sitting={sitting}
        position={sitting.position}
        states={<LineStates save={view.hasUnsent ? 'unsent' : 'saved'} savedAt={null} connection={view.connection} />}
        tools={<LanguageButton exam={exam} isSmall />}
        timer={<PausedMark />}
      />
      <main className={styles.main}>
        <PausedNotice save={view.hasUnsent ? 'unsent' : 'saved'} />
      </main>
      {message && <StaffMessageDialog key={message.id} message={message} onRead={(id) => void exam.readMessage(id)} />}
    </div>
  );
}
