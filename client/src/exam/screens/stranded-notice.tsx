import { TimerOff, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NoticePage } from '../components/notice-page';
import { Rescue } from '../components/rescue';
import type { Exam } from '../engine/exam';
import type { ExamView } from '../engine/exam-state';
import type { Phase } from '../engine/machine';
import { useSecondsLeft } from '../hooks/use-seconds-left';
import styles from './stranded-notice.module.css';

type QuestionPhase = Extract<Phase, { name: 'question' }>;

/** Time is up and the server cannot be asked for the next question. */
export const isStranded = ({ connection }: ExamView, { leaving, control }: QuestionPhase): boolean =>
  leaving === 'time-up' && connection !== 'online' && !control.isPaused;

interface Props {
  exam: Exam;
  view: ExamView;
  phase: QuestionPhase;
}

/** In place of the question that is over: what happens now by itself, and what can be taken along. */
export function StrandedNotice({ exam, view, phase }: Props) {
  const { t } = useTranslation('exam');
  const { control, question } = phase;
  const isAllOver = useSecondsLeft(exam.clock, control.sittingEndsAt ?? question.closesAt) === 0;
  const place = view.isDelivered ? 'safe' : view.save === 'unsent' ? 'onPage' : 'kept';
  const kind = control.sittingEndsAt !== null && isAllOver ? 'exam' : 'question';
  return (
    <div className={styles.stranded}>
      <NoticePage
        key={kind}
        icon={kind === 'exam' ? TimerOff : WifiOff}
        tone="warning"
        title={t(`stranded.${kind}.title`)}
      >
        <p>{t(`stranded.${kind}.${place}`)}</p>
      </NoticePage>
      {view.hasUnsent && <Rescue exam={exam} />}
    </div>
  );
}
