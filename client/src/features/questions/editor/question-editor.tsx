import { Formik } from 'formik';
import { useRef, type ReactNode, type RefObject } from 'react';
import { NotesSection } from '../notes/notes-section';
import type { QuestionDraft } from '../question-draft';
import { draftErrors } from '../question-draft.schema';
import { AnswerPart } from './answer-part';
import { DraftSync } from './draft-sync';
import { EditorHead, type HeadProps } from './editor-head';
import styles from './question-editor.module.css';
import { QuestionSettings } from './question-settings';
import { QuestionTextField } from './question-text-field';
import { useShowAll } from './use-show-all';

interface Props extends HeadProps {
  draft: QuestionDraft;
  /** Of all questions that share the total, for this one's share; null where there is no total. */
  totalPoints: number | null;
  /** Grows each time somebody tries to go on: then every problem shows and the first bad field gets the focus. */
  attempts: number;
  /** Above the editor: what went wrong, whose question it is. */
  notice?: ReactNode;
  /** At the end of the settings. */
  moreSettings?: ReactNode;
  onChange: (draft: QuestionDraft) => void;
}

/** One question: its text and answer in the middle, its settings at the end. Give it a `key` per question. */
export function QuestionEditor(props: Props) {
  const { draft, totalPoints, moreSettings, onChange } = props;
  const form = useRef<HTMLFormElement>(null);
  return (
    <Formik<QuestionDraft> initialValues={draft} validate={draftErrors} onSubmit={() => undefined}>
      <form ref={form} className={styles.frame} noValidate onSubmit={(event) => event.preventDefault()}>
        <DraftSync draft={draft} onChange={onChange} />
        <div className={styles.editor}>
          <EditorBody {...props} form={form} />
          <QuestionSettings totalPoints={totalPoints} more={moreSettings} />
        </div>
      </form>
    </Formik>
  );
}

function EditorBody({ form, attempts, notice, ...head }: Props & { form: RefObject<HTMLFormElement | null> }) {
  const showAll = useShowAll(form, attempts);
  return (
    <div className={styles.main}>
      <div className={styles.column}>
        {notice}
        <EditorHead {...head} />
        <QuestionTextField />
        <AnswerPart showAll={showAll} />
        <NotesSection />
      </div>
    </div>
  );
}
