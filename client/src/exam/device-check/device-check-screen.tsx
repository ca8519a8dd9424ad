import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccommodationPanel } from '../accommodation/accommodation-panel';
import type { AskForAccommodation } from '../accommodation/ask-for-accommodation';
import { classes } from '../../lib/classes';
import { ExamFrame } from '../components/exam-frame';
import { examFailureOf, type ExamFailure } from '../engine/failure';
import type { ExamEntry } from '../engine/ports';
import { isolateName } from '../../lib/format/isolate-name';
import { CameraPanel } from '../proctoring/camera-panel';
import { needsCamera } from '../engine/proctoring/signal';
import { EquipmentCheck } from '../screens/equipment-check';
import { BrokenLinkScreen } from '../screens/notice-screens';
import { PracticePanel } from '../screens/practice-panel';
import { SetUpChecks } from '../screens/set-up-checks';
import { StartBy } from '../screens/start-by';
import styles from '../screens/set-up-screen.module.css';

const RETRY_MS = 3_000;

interface Props {
  readEntry: () => Promise<ExamEntry>;
  ask: AskForAccommodation;
  isDurable: boolean;
}

/** `/Exam/Check/{token}`, out of the invitation: the device is tried days before the exam. It starts nothing. */
export function DeviceCheckScreen({ readEntry, ask, isDurable }: Props) {
  const { t } = useTranslation('exam');
  const { entry, failure } = useEntry(readEntry);
  if (failure?.kind === 'refused' || entry?.unavailableReason === 'REVOKED') return <BrokenLinkScreen />;
  if (!entry) return <ExamFrame>{failure && <p role="status">{t('failed.network')}</p>}</ExamFrame>;
  const withCamera = needsCamera(entry.proctoring);
  return (
    <ExamFrame title={entry.assessmentTitle}>
      <div className={styles.setUp}>
        <h1 className={styles.title}>{t('setUp.title', { name: isolateName(entry.candidateFirstName) })}</h1>
        <p className={styles.summary}>{t('deviceCheck.text')}</p>
        <StartBy entry={entry} />
        <div className={styles.columns}>
          <div className={styles.preview}>
            {withCamera && <CameraPanel isRequired={entry.proctoring.cameraRequired} />}
            <PracticePanel types={entry.types} />
            {entry.state !== 'SUBMITTED' && entry.state !== 'IN_PROGRESS' && (
              <AccommodationPanel ask={ask} asked={entry.accommodation} />
            )}
          </div>
          <div className={styles.checks}>
            <SetUpChecks entry={entry} isDurable={isDurable} />
            {entry.needsMicrophone && <EquipmentCheck withCamera={entry.needsCamera && !withCamera} />}
            <p className={classes(styles.summary, styles.closing)}>{t('deviceCheck.done')}</p>
          </div>
        </div>
      </div>
    </ExamFrame>
  );
}

/** Tried until the line is there; a link that opens nothing is refused at once. */
function useEntry(readEntry: Props['readEntry']) {
  const [entry, setEntry] = useState<ExamEntry | null>(null);
  const [failure, setFailure] = useState<ExamFailure | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const load = () =>
      void readEntry().then(
        (found) => isWanted && setEntry(found),
        (thrown: unknown) => {
          if (!isWanted) return;
          const found = examFailureOf(thrown);
          setFailure(found);
          if (found.kind !== 'refused') timer = setTimeout(load, RETRY_MS);
        },
      );
    load();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [readEntry]);
  return { entry, failure };
}
