import { Maximize, ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import { Button } from '../components/button';
import { NoticeDialog } from '../components/notice-dialog';
import type { Exam } from '../engine/exam';
import type { ExamProctoring } from '../engine/ports';
import { useProctor } from './use-proctor';
import { enterFullScreen } from '../engine/proctoring/full-screen';
import { GRACE_MS, type ProctorView } from '../engine/proctoring/proctor';
import styles from './proctor-dialog.module.css';
import { RecordNote } from './record-note';
import { RunningClock } from './running-clock';
import { WarningSteps } from './warning-steps';

interface Props {
  exam: Exam;
  closesAt: string;
}

/** Over a question that cannot be read: the warning that is due, or the way back to full screen. */
export function ProctorDialog({ exam, closesAt }: Props) {
  const { t } = useTranslation('proctoring');
  const view = useProctor(exam.proctor);
  const format = useFormat();
  const { rules, isWarning, isOutOfFullScreen, hasGrace, warnings } = view;
  if (!rules || (!isWarning && !isOutOfFullScreen)) return null;
  const isPastLast = isWarning && rules.submitsWhenLeft && warnings > rules.warningsBeforeSubmit;
  const goOn = async () => {
    if (isOutOfFullScreen) await enterFullScreen();
    // Who came back in time is told so, and says why, once no seconds run any more.
    if (!isPastLast || !isOutOfFullScreen) exam.proctor.acknowledge();
  };
  return (
    <NoticeDialog
      key={isWarning ? `warning ${warnings}` : 'full screen'}
      icon={isWarning ? ShieldAlert : Maximize}
      title={t(isWarning ? 'left' : 'fullScreenOff')}
      isOpaque
      onClose={isOutOfFullScreen ? null : () => exam.proctor.acknowledge()}
    >
      {isWarning ? (
        <Warning exam={exam} view={view} rules={rules} />
      ) : (
        <p className={styles.text}>
          {hasGrace
            ? t('fullScreenAfterPause', { time: format.duration(GRACE_MS / 1000, 'long') })
            : t('fullScreenOffText', { count: rules.minimumSeconds })}
        </p>
      )}
      <div className={styles.action}>
        <Button onClick={() => void goOn()} isWide autoFocus>
          {isOutOfFullScreen && <Maximize size={17} strokeWidth={1.75} aria-hidden />}
          <span>{t(isOutOfFullScreen ? 'returnToFullScreen' : 'backToExam')}</span>
        </Button>
      </div>
      <RunningClock clock={exam.clock} closesAt={closesAt} />
    </NoticeDialog>
  );
}

interface WarningProps {
  exam: Exam;
  view: ProctorView;
  rules: ExamProctoring;
}

function Warning({ exam, view: { events, warnings, isOutOfFullScreen }, rules }: WarningProps) {
  const { t } = useTranslation('proctoring');
  const format = useFormat();
  const event = events.findLast(({ countedAs }) => countedAs !== null);
  const isKnown = event !== undefined && event.countedAs === warnings;
  return (
    <>
      <p className={styles.text} role="alert">
        {isKnown ? t(`leftText.${event.kind}`, { time: format.duration(event.seconds, 'long') }) : t('noted')}
      </p>
      {rules.submitsWhenLeft ? (
        <WarningSteps warnings={warnings} rules={rules} isStillAway={isOutOfFullScreen} />
      ) : (
        <p className={styles.next}>{t('next.noted')}</p>
      )}
      {isKnown && (rules.submitsWhenLeft ? warnings > rules.warningsBeforeSubmit && !isOutOfFullScreen : true) && (
        <div className={styles.why}>
          <RecordNote event={event} onSave={(text) => exam.proctor.note(event.id, text)} />
        </div>
      )}
    </>
  );
}
