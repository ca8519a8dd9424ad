import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../../components/form/field-frame';
import { LtrInput } from '../../../../components/form/ltr-input';
import styles from '../answer.module.css';
import type { AnswerEditorProps } from '../question-type';
import { RubricField } from '../rubric/rubric-field';
import { useAnswerFields } from '../use-answer-fields';
import type { OpenEndedDraft } from './open-ended';

export function OpenEndedEditor(props: AnswerEditorProps<OpenEndedDraft>) {
  const { t } = useTranslation('questions');
  const { frame, control, onText } = useAnswerFields(props)('wordLimit');
  return (
    <div className={styles.parts}>
      <FieldFrame
        {...frame}
        className={styles.short ?? ''}
        label={t('openEnded.wordLimit')}
        help={t('openEnded.wordLimitHelp')}
        optional
      >
        <LtrInput {...control} inputMode="numeric" maxLength={5} onChange={onText} />
      </FieldFrame>
      <RubricField {...props} />
    </div>
  );
}
