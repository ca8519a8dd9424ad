import { Maximize } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../lib/classes';
import { AccommodationPanel } from '../accommodation/accommodation-panel';
import type { AskForAccommodation } from '../accommodation/ask-for-accommodation';
import { Button } from '../components/button';
import { LanguageChoice } from '../components/language-choice';
import { ExamFrame } from '../components/exam-frame';
import type { Exam } from '../engine/exam';
import type { ExamView } from '../engine/exam-state';
import type { Phase } from '../engine/machine';
import { useEntryTexts } from '../hooks/use-entry-texts';
import { useStart } from './use-start';
import { isolateName } from '../../lib/format/isolate-name';
import { ConsentField } from '../proctoring/consent-field';
import { isWatched, needsCamera } from '../engine/proctoring/signal';
import { FailureLine } from './failure-line';
import { Loading } from './loading-screen';
import { PracticePanel } from './practice-panel';
import { SetUpChecks } from './set-up-checks';
import { SetUpFacts } from './set-up-facts';
import { SetUpRules } from './set-up-rules';
import styles from './set-up-screen.module.css';
import { StartBy } from './start-by';
import { WelcomeVideo } from './welcome-video';

const EquipmentCheck = lazy(() => import('./equipment-check').then((module) => ({ default: module.EquipmentCheck })));

const CameraPanel = lazy(() =>
  import('../proctoring/camera-panel').then((module) => ({ default: module.CameraPanel })),
);

interface Props {
  exam: Exam;
  view: ExamView;
  phase: Extract<Phase, { name: 'set-up' }>;
  isDurable: boolean;
  /** Absent in a preview: nobody is there to be asked. */
  ask?: AskForAccommodation | undefined;
}

/**
 * Before the clock runs: what is coming, whether this device is ready, and one button. Whole or not at all: a part that came later would
 * push away what is just being pressed.
 */
export function SetUpScreen(props: Props) {
  return (
    <Suspense fallback={<Loading />}>
      <WholeSetUp {...props} />
    </Suspense>
  );
}

function WholeSetUp({ exam, phase, isDurable, ask }: Props) {
  const { t } = useTranslation(['exam', 'proctoring']);
  const { isStarting, failure } = phase;
  const entry = useEntryTexts(phase.entry);
  const { isAgreed, agree, isMissing, isCameraMissing, withFullScreen, start } = useStart(exam, entry);
  return (
    <ExamFrame title={entry.assessmentTitle} exam={exam} hasLanguages={!isStarting}>
      <div className={styles.setUp}>
        <h1 className={styles.title}>{t('setUp.title', { name: isolateName(entry.candidateFirstName) })}</h1>
        <SetUpFacts entry={entry} />
        <StartBy entry={entry} />
        <div className={styles.columns}>
          <div className={classes(styles.preview, needsCamera(entry.proctoring) && styles.watched)}>
            {needsCamera(entry.proctoring) && <CameraPanel isRequired={entry.proctoring.cameraRequired} />}
            {entry.welcomeVideoUrl && (
              <WelcomeVideo
                address={entry.welcomeVideoUrl}
                captions={entry.welcomeVideoCaptions}
                language={entry.language}
              />
            )}
            <PracticePanel types={entry.types} />
            {entry.description && (
              <section className={styles.about}>
                <h2 className={styles.section}>{t('setUp.about')}</h2>
                <p className={styles.description} dir="auto">
                  {entry.description}
                </p>
              </section>
            )}
            {ask && <AccommodationPanel ask={ask} asked={entry.accommodation} />}
          </div>
          <div className={styles.checks}>
            <LanguageChoice exam={exam} entry={entry} />
            <SetUpChecks entry={entry} isDurable={isDurable} />
            {entry.needsMicrophone && (
              <EquipmentCheck withCamera={entry.needsCamera && !needsCamera(entry.proctoring)} />
            )}
            <SetUpRules entry={entry} />
            <div className={classes(styles.start, isWatched(entry.proctoring) && styles.consenting)}>
              <ConsentField proctoring={entry.proctoring} isAgreed={isAgreed} isMissing={isMissing} onChange={agree} />
              <Button onClick={() => void start()} isBusy={isStarting} isWide>
                {withFullScreen && <Maximize size={17} strokeWidth={1.75} aria-hidden />}
                <span>{t(withFullScreen ? 'proctoring:setUp.start' : 'setUp.start')}</span>
              </Button>
              {isCameraMissing && (
                <p className={styles.missing} role="alert">
                  {t('proctoring:camera.needed')}
                </p>
              )}
              <FailureLine failure={failure} />
            </div>
          </div>
        </div>
      </div>
    </ExamFrame>
  );
}
