import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../../components/form/field-frame';
import { LtrInput } from '../../../../components/form/ltr-input';
import styles from '../answer.module.css';
import type { AnswerEditorProps } from '../question-type';
import { RubricField } from '../rubric/rubric-field';
import { useAnswerFields } from '../use-answer-fields';
import { SecondsUnit } from '../seconds-unit';
import { readWhole } from '../whole-number';
import type { RecordingDraft } from './recording-draft';

export function RecordingEditor(props: AnswerEditorProps<RecordingDraft>) {
  const { t } = useTranslation('questions');
  const { frame, control, onText } = useAnswerFields(props)('recordSeconds');
  return (
    <div className={styles.parts}>
      <FieldFrame {...frame} className={styles.short ?? ''} label={t('recording.time')} help={t('recording.timeHelp')}>
        <LtrInput
          {...control}
          inputMode="numeric"
          maxLength={4}
          suffix={<SecondsUnit seconds={readWhole(props.answer.recordSeconds) ?? 0} />}
          onChange={onText}
        />
      </FieldFrame>
      <RubricField {...props} />
    </div>
  );
}
