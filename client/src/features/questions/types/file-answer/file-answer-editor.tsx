import { FileCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { QuestionType } from '../../../../graphql/schema-generated';
import styles from '../answer.module.css';
import type { AnswerEditorProps } from '../question-type';
import type { RubricDraft } from '../rubric/rubric';
import { RubricField } from '../rubric/rubric-field';

export type FileAnswerType = Extract<QuestionType, 'XLCX' | 'DOCUMENT' | 'SLIDES'>;

/** The editor of a type whose answer is one file of a kind: what is taken, and what a good one shows. */
export function fileAnswerEditor(type: FileAnswerType) {
  return function FileAnswerEditor(props: AnswerEditorProps<RubricDraft>) {
    const { t } = useTranslation('questions');
    return (
      <div className={styles.parts}>
        <p className={styles.note}>
          <FileCheck size={17} strokeWidth={1.75} aria-hidden />
          <span>{t(`file.${type}`)}</span>
        </p>
        <RubricField {...props} />
      </div>
    );
  };
}
