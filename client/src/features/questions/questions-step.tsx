import { Button } from 'antd';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog';
import { useIsNarrow } from '../../hooks/use-media';
import { QuestionEditor } from './editor/question-editor';
import { QuestionListPanel } from './list/question-list-panel';
import { NoQuestions } from './no-questions';
import { questionBeside, totalsOf, type QuestionItem } from './question-list';
import styles from './questions-step.module.css';
import type { QuestionItems } from './use-question-items';
import { OvertakenNotice } from './overtaken/overtaken-notice';

interface Props {
  questions: QuestionItems;
  /** From the address: the id or the key of a question; null for the list, or the first where both fit. */
  selected: string | null;
  onSelect: (key: string | null) => void;
  /** The question with this key was stored under this id. */
  onNamed: (key: string, id: string) => void;
  /** Points of the chosen tests, which share the total with these questions. */
  otherPoints: number;
  /** What the chosen tests bring besides, in words. */
  note?: string | undefined;
  /** Grows each time somebody tries to go on with an unfinished question. */
  attempts: number;
  /** Opens the question bank to take some from it. */
  onFromBank?: (() => void) | undefined;
  /** Ids of questions that carry a sign in the list, and its words. */
  flagged?: { ids: readonly string[]; label: string };
  /** Above the list: what concerns all of the questions. */
  banner?: ReactNode;
  /** Above the editor of a stored question. */
  noticeOf?: (id: string) => ReactNode;
}

/** List, editor and settings side by side; one after the other on a phone. */
export function QuestionsStep(props: Props) {
  const { questions, selected, onSelect, onNamed, note, onFromBank, flagged, banner } = props;
  const { items } = questions;
  const narrow = useIsNarrow();
  const open = items.find(({ key, id }) => key === selected || id === selected) ?? (narrow ? undefined : items[0]);
  useNamedById(open, selected, onNamed);
  const step = useTopOf(open?.key);
  const list = (
    <QuestionListPanel
      items={items}
      selectedKey={open?.key ?? null}
      note={note}
      banner={banner}
      flagged={flagged}
      onFromBank={onFromBank}
      onSelect={onSelect}
      onAdd={(type) => onSelect(questions.add(type))}
      onMove={questions.move}
    />
  );
  if (items.length === 0) {
    return <NoQuestions note={note} onAdd={(type) => onSelect(questions.add(type))} onFromBank={onFromBank} />;
  }
  if (narrow && !open) return list;
  return (
    <div className={styles.step} ref={step}>
      {narrow ? <BackToList onBack={() => onSelect(null)} /> : list}
      {open && <OpenQuestion key={open.key} item={open} {...props} />}
    </div>
  );
}

/** Another question is read from its beginning, wherever the page was scrolled to when it was chosen or added. */
function useTopOf(key: string | undefined): RefObject<HTMLDivElement | null> {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (key !== undefined) step.current?.closest('main')?.scrollTo({ top: 0 });
  }, [key]);
  return step;
}

/** A new question is named by its key until it is stored; then by its id, which still means it after a reload. */
function useNamedById(open: QuestionItem | undefined, selected: string | null, onNamed: Props['onNamed']): void {
  const { key, id = null } = open ?? {};
  useEffect(() => {
    if (key !== undefined && id !== null && key === selected && key !== id) onNamed(key, id);
  }, [key, id, selected, onNamed]);
}

type OpenProps = Pick<Props, 'questions' | 'otherPoints' | 'attempts' | 'onSelect' | 'noticeOf'> & {
  item: QuestionItem;
};

function OpenQuestion({ item, questions, otherPoints, attempts, onSelect, noticeOf }: OpenProps) {
  const { t } = useTranslation('questions');
  const [asking, setAsking] = useState(false);
  const { items } = questions;
  const { key } = item;
  const remove = () => {
    onSelect(questionBeside(items, key));
    questions.remove(key);
  };
  return (
    <>
      <QuestionEditor
        draft={item.draft}
        number={items.indexOf(item) + 1}
        count={items.length}
        totalPoints={totalsOf(items).points + otherPoints}
        attempts={attempts}
        notice={
          <>
            {item.id !== null &&
              (item.isOvertaken ? (
                <OvertakenNotice
                  questionId={item.id}
                  onTake={(question) => questions.take(key, question)}
                  onWriteOver={(version) => questions.writeOver(key, version)}
                />
              ) : (
                noticeOf?.(item.id)
              ))}
          </>
        }
        onChange={(draft) => questions.change(key, draft)}
        onDuplicate={() => onSelect(questions.duplicate(key))}
        onDelete={() => setAsking(true)}
        onMove={(to) => questions.move(key, to)}
      />
      <ConfirmDialog
        open={asking}
        danger
        title={t('delete.title')}
        keep={t('delete.keep')}
        confirm={t('delete.confirm')}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        {t('delete.text')}
      </ConfirmDialog>
    </>
  );
}

function BackToList({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('questions');
  return (
    <div className={styles.back}>
      <Button
        type="text"
        icon={<ArrowLeft className="flip" size={16} strokeWidth={1.75} aria-hidden />}
        onClick={onBack}
      >
        {t('list.back')}
      </Button>
    </div>
  );
}
