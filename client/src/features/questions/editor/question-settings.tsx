import { Switch } from 'antd';
import { useFormikContext } from 'formik';
import { SlidersHorizontal } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/form-field';
import { LtrInput } from '../../../components/form/ltr-input';
import { useFormat } from '../../../hooks/use-format';
import { pointsOf, secondsOf, type QuestionDraft } from '../question-draft';
import { shareOfScore } from '../question-list';
import styles from './question-settings.module.css';
import { SecondsUnit } from '../types/seconds-unit';
import { DifficultyField } from './difficulty-field';
import { SkillField } from './skill-field';

/** Time, points, difficulty, skill: what a question counts. */
export function QuestionSettings({ totalPoints, more }: { totalPoints: number | null; more?: ReactNode }) {
  const { t } = useTranslation('questions');
  return (
    <section className={styles.settings} aria-label={t('settings.title')}>
      <h2 className={styles.title}>
        <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />
        {t('settings.title')}
      </h2>
      <TimeField />
      <ScoreField totalPoints={totalPoints} />
      <DifficultyField />
      <SkillField />
      <AdditionalSwitch />
      {more}
    </section>
  );
}

/** Entered in seconds; what that is in minutes stands beside it. */
function TimeField() {
  const { t } = useTranslation('questions');
  const { values } = useFormikContext<QuestionDraft>();
  return (
    <FormField name="durationSeconds" label={t('settings.time')} help={t('settings.timeHelp')}>
      {(field) => <LtrInput {...field} inputMode="numeric" suffix={<SecondsUnit seconds={secondsOf(values)} />} />}
    </FormField>
  );
}

function ScoreField({ totalPoints }: { totalPoints: number | null }) {
  const { t } = useTranslation('questions');
  const format = useFormat();
  const { values } = useFormikContext<QuestionDraft>();
  const share = shareOfScore(values, totalPoints ?? 0);
  const shared = share === null ? t('settings.noShare') : t('settings.share', { share: format.percent(share) });
  const help = totalPoints === null ? undefined : shared;
  return (
    <FormField name="score" label={t('settings.score')} {...(help === undefined ? {} : { help })}>
      {(field) => (
        <LtrInput
          {...field}
          inputMode="decimal"
          suffix={<span className={styles.unit}>{t('settings.points', { count: pointsOf(values) })}</span>}
        />
      )}
    </FormField>
  );
}

function AdditionalSwitch() {
  const { t } = useTranslation('questions');
  const id = useId();
  const { values, setFieldValue } = useFormikContext<QuestionDraft>();
  return (
    <div className={styles.additional}>
      <label htmlFor={id}>
        <span className={styles.additionalTitle}>{t('settings.additional')}</span>
        <span className={styles.additionalHelp}>{t('settings.additionalHelp')}</span>
      </label>
      <Switch id={id} checked={values.isAdditional} onChange={(on) => void setFieldValue('isAdditional', on)} />
    </div>
  );
}
