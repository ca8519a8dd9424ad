import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../../components/feedback/inline-alert';
import type { ActiveStatus, QuestionType } from '../../../graphql/schema-generated';
import { QuestionEditor } from '../editor/question-editor';
import type { HeadProps } from '../editor/editor-head';
import { blankDraft, questionDraftOf, type QuestionDraft } from '../question-draft';
import { DEFAULT_TYPE } from '../types';
import type { QuestionFields } from '../types/question-type';
import styles from './question-editor-panel.module.css';
import { StatusSwitch } from './status-switch';
import { useQuestionSave, type SaveQuestion } from './use-question-save';

export interface QuestionEditorPanelProps extends HeadProps {
  /** The stored question; null for a new one. Give the panel its id as `key`. */
  question: QuestionFields | null;
  /** What was typed of it earlier and is not saved yet. */
  begun?: QuestionDraft | null;
  /** What a new question starts with. */
  start?: { type?: QuestionType; skill?: string };
  /** Points of everything that shares the total; left out where there is no total, as in the bank. */
  totalPoints?: number;
  /** Stores the whole question, new or changed. What it throws is shown here, beside the fields that the server names. */
  onSave: SaveQuestion;
  /** The words on the button that saves. */
  saveLabel?: string;
  onCancel?: () => void;
  /** What of it there is to lose, for a guard before leaving: with each change, and null once everything is saved. */
  onUnsaved?: (draft: QuestionDraft | null) => void;
  /** Shows the switch of the question's status, which is stored at once. */
  onStatus?: (status: ActiveStatus) => Promise<unknown>;
  /** Above the fields; given what saves the question as it stands. */
  notice?: (save: () => void) => ReactNode;
  /** Beside the save button. */
  actions?: ReactNode;
}

/** A question that is written and then saved: in the bank, in a test. Its options for the wizard are in `QuestionsStep`. */
export function QuestionEditorPanel(props: QuestionEditorPanelProps) {
  const { question, begun, start, totalPoints, onStatus, notice, onSave, onUnsaved, ...rest } = props;
  const { saveLabel, onCancel, actions, ...head } = rest;
  const { t } = useTranslation(['questions', 'common']);
  const [first] = useState(
    () => begun ?? (question ? questionDraftOf(question) : blankDraft(start?.type ?? DEFAULT_TYPE, start?.skill ?? '')),
  );
  const { draft, attempts, isBusy, problem, change, save } = useQuestionSave(first, onSave, onUnsaved);
  return (
    <div className={styles.panel}>
      <QuestionEditor
        {...head}
        draft={draft}
        totalPoints={totalPoints ?? null}
        attempts={attempts}
        notice={
          <>
            {problem !== null && <InlineAlert tone="danger">{problem}</InlineAlert>}
            {notice?.(() => void save())}
          </>
        }
        moreSettings={question && onStatus && <StatusSwitch status={question.status} onStatus={onStatus} />}
        onChange={change}
      />
      <div className={styles.foot}>
        {actions}
        <span className={styles.buttons}>
          {onCancel && <Button onClick={onCancel}>{t('common:action.cancel')}</Button>}
          <Button type="primary" loading={isBusy} onClick={() => void save()}>
            {saveLabel ?? t(question ? 'questions:panel.save' : 'questions:panel.create')}
          </Button>
        </span>
      </div>
    </div>
  );
}
