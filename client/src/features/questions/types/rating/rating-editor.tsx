import { Input, Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../../components/form/field-frame';
import { LtrInput } from '../../../../components/form/ltr-input';
import { questionLimits } from '../../limits';
import styles from '../answer.module.css';
import { AnswerSection } from '../answer-section';
import type { AnswerEditorProps } from '../question-type';
import { useAnswerFields } from '../use-answer-fields';
import { isRightStep, stepsOf, type RatingDraft } from './rating';
import { RatingSteps } from './rating-steps';

const ENDS = [
  ['min', 'lowLabel'],
  ['max', 'highLabel'],
] as const;

export function RatingEditor(props: AnswerEditorProps<RatingDraft>) {
  const { answer } = props;
  const { t } = useTranslation('questions');
  const id = useId();
  const field = useAnswerFields(props);
  const steps = stepsOf(answer);
  return (
    <div className={styles.parts}>
      <AnswerSection id={id} title={t('rating.title')} hint={t('rating.hint')}>
        {ENDS.map(([end, label]) => (
          <div key={end} className={styles.numberAndText}>
            <FieldFrame {...field(end).frame} label={t(`rating.${end}`)}>
              <LtrInput {...field(end).control} inputMode="numeric" maxLength={2} onChange={field(end).onText} />
            </FieldFrame>
            <FieldFrame {...field(label).frame} label={t(`rating.${label}`)} optional>
              <Input
                {...field(label).control}
                dir="auto"
                maxLength={questionLimits.ratingLabelLength}
                placeholder={t(`rating.${label}Placeholder`)}
                onChange={field(label).onText}
              />
            </FieldFrame>
          </div>
        ))}
        {steps && (
          <RatingSteps
            steps={steps}
            lowLabel={answer.lowLabel}
            highLabel={answer.highLabel}
            isRight={(step) => isRightStep(answer, step)}
          />
        )}
      </AnswerSection>
      <RatingKeyPart {...props} />
    </div>
  );
}

/** Which ratings are right, when some are. */
function RatingKeyPart(props: AnswerEditorProps<RatingDraft>) {
  const { t } = useTranslation('questions');
  const id = useId();
  const field = useAnswerFields(props);
  const { isKeyed } = props.answer;
  return (
    <div>
      <div className={styles.switchLine}>
        <label htmlFor={id}>
          <span className={styles.title}>{t('rating.keyed')}</span>
          <span className={styles.help}>{t(isKeyed ? 'rating.keyedHelp' : 'rating.notKeyedHelp')}</span>
        </label>
        <Switch id={id} checked={isKeyed} onChange={field('isKeyed').set} />
      </div>
      {isKeyed && (
        <div className={styles.three}>
          {(['from', 'to'] as const).map((end) => (
            <FieldFrame key={end} {...field(end).frame} label={t(`rating.${end}`)}>
              <LtrInput {...field(end).control} inputMode="numeric" maxLength={2} onChange={field(end).onText} />
            </FieldFrame>
          ))}
        </div>
      )}
    </div>
  );
}
