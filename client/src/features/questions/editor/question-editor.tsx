import { Formik } from 'formik';
import { useRef, type RefObject } from 'react';
import type { QuestionDraft } from '../question-draft';
import { draftErrors } from '../question-draft.schema';
import type { QuestionItem } from '../question-list';
import { AnswerPart } from './answer-part';
import { DraftSync } from './draft-sync';
import { EditorHead } from './editor-head';
import styles from './question-editor.module.css';
import { QuestionSettings } from './question-settings';
import { QuestionTextField } from './question-text-field';
import { useShowAll } from './use-show-all';

interface Props {
  item: QuestionItem;
  number: number;
  count: number;
  /** Of all questions of the assessment, for this one's share. */
  totalPoints: number;
  /** Grows each time somebody tries to go on: then every problem shows and the first bad field gets the focus. */
  attempts: number;
  onChange: (draft: QuestionDraft) => void;
  onDuplicate: () => void;
  onDelete: () => void;
  onMove: (to: number) => void;
}

/** One question: its text and answer in the middle, its settings at the end. Give it a `key` per question. */
export function QuestionEditor(props: Props) {
  const { item, totalPoints, attempts, onChange } = props;
  const form = useRef<HTMLFormElement>(null);
  return (
    <Formik<QuestionDraft> initialValues={item.draft} validate={draftErrors} onSubmit={() => undefined}>
      <form ref={form} className={styles.editor} noValidate onSubmit={(event) => event.preventDefault()}>
        <DraftSync draft={item.draft} onChange={onChange} />
        <EditorBody {...props} form={form} attempts={attempts} />
        <QuestionSettings totalPoints={totalPoints} />
      </form>
    </Formik>
  );
}

function EditorBody({ form, attempts, ...props }: Props & { form: RefObject<HTMLFormElement | null> }) {
  const showAll = useShowAll(form, attempts);
  return (
    <div className={styles.main}>
      <div className={styles.column}>
        <EditorHead {...props} />
        <QuestionTextField />
        <AnswerPart showAll={showAll} />
      </div>
    </div>
  );
}
