import { Checkbox } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../answer.module.css';
import { AnswerProblem } from '../answer-problem';
import { AnswerSection } from '../answer-section';
import type { AnswerEditorProps } from '../question-type';
import { RubricField } from '../rubric/rubric-field';
import { FILE_KINDS, withKind, type FileUploadDraft } from './file-kinds';

export function FileUploadEditor(props: AnswerEditorProps<FileUploadDraft>) {
  const { answer, onChange, onLeave, problemAt } = props;
  const { t } = useTranslation('questions');
  const id = useId();
  const problem = problemAt('fileKinds');
  return (
    <div className={styles.parts}>
      <AnswerSection id={id} title={t('fileUpload.title')} hint={t('fileUpload.hint')}>
        <ul className={styles.kinds}>
          {FILE_KINDS.map((kind) => (
            <li key={kind}>
              <Checkbox
                className={styles.kind ?? ''}
                checked={answer.fileKinds.includes(kind)}
                aria-invalid={problem !== undefined}
                aria-describedby={problem ? `${id}-problem` : undefined}
                onChange={({ target }) => {
                  onChange({ ...answer, fileKinds: withKind(answer.fileKinds, kind, target.checked) });
                  onLeave('fileKinds');
                }}
              >
                <span className={styles.kindName}>{t(`fileKind.${kind}`)}</span>
                <span className={styles.help} dir="ltr">
                  {t(`fileEndings.${kind}`)}
                </span>
              </Checkbox>
            </li>
          ))}
        </ul>
        <AnswerProblem id={`${id}-problem`}>{problem}</AnswerProblem>
      </AnswerSection>
      <RubricField {...props} />
    </div>
  );
}
