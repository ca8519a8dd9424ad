import { Formik, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { StepFields } from '../../../components/form/step-form';
import { useFormat } from '../../../hooks/use-format';
import { NumberField, SettingsGroup, SwitchField } from '../settings/part';
import styles from '../settings/settings.module.css';
import { numberOf } from '../settings/whole-number';
import { CandidateNotice } from './candidate-notice';
import { PROCTORING_LIMITS, proctoringSchema, type ProctoringDraft } from './proctoring.schema';

interface Props {
  draft: ProctoringDraft;
  attempts: number;
  onChange: (draft: ProctoringDraft) => void;
}

/** What of a sitting is watched, and what candidates are told about it. */
export function ProctoringTab({ draft, ...step }: Props) {
  return (
    <Formik<ProctoringDraft> initialValues={draft} validationSchema={proctoringSchema} onSubmit={() => undefined}>
      <div className={styles.withAside}>
        <ProctoringForm {...step} />
        <CandidateNotice />
      </div>
    </Formik>
  );
}

function ProctoringForm(step: Omit<Props, 'draft'>) {
  const { t } = useTranslation('assessments');
  const { values } = useFormikContext<ProctoringDraft>();
  const about = (name: keyof ProctoringDraft) => ({
    name,
    label: t(`proctoring.${name}`),
    example: name,
    help: t(`proctoring.${name}Help`, name in PROCTORING_LIMITS ? PROCTORING_LIMITS[name as 'retentionDays'] : {}),
  });
  return (
    <StepFields {...step} className={styles.form} label={t('tab.proctoring')}>
      <SettingsGroup title={t('proctoring.camera')}>
        <SwitchField {...about('webcamSnapshots')} />
        {values.webcamSnapshots && (
          <>
            <NumberField {...about('snapshotsPerHour')} help={<Pace />} unit={t('proctoring.perHour')} />
            <SwitchField {...about('cameraRequired')} />
          </>
        )}
      </SettingsGroup>
      <SettingsGroup title={t('proctoring.screen')}>
        <SwitchField {...about('fullScreen')} />
        <SwitchField {...about('tabLeaving')} />
        {(values.fullScreen || values.tabLeaving) && (
          <>
            <NumberField
              {...about('minimumSeconds')}
              unit={t('proctoring.seconds', { count: counted(values.minimumSeconds) })}
            />
            <SwitchField {...about('submitsWhenLeft')} />
            {values.submitsWhenLeft && (
              <NumberField
                {...about('warningsBeforeSubmit')}
                unit={t('proctoring.warnings', { count: counted(values.warningsBeforeSubmit) })}
              />
            )}
          </>
        )}
        <SwitchField {...about('copyPaste')} />
      </SettingsGroup>
      <SettingsGroup title={t('proctoring.data')}>
        <NumberField
          {...about('retentionDays')}
          unit={t('proctoring.days', { count: counted(values.retentionDays) })}
        />
      </SettingsGroup>
    </StepFields>
  );
}

/** For the unit behind a number: none yet reads like many. */
const counted = (typed: string) => numberOf(typed) || 0;

/** What so many an hour means between two of them. */
function Pace() {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const { values } = useFormikContext<ProctoringDraft>();
  const perHour = numberOf(values.snapshotsPerHour);
  if (!(perHour >= PROCTORING_LIMITS.snapshotsPerHour.min)) return t('proctoring.snapshotsPerHourHelp');
  return t('proctoring.pace', { time: format.duration(Math.round(3600 / perHour)) });
}
