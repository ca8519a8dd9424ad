import { Button } from 'antd';
import { Copy, History, Languages } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { SkeletonRows } from '../../../components/feedback/skeleton';
import { DraftRestored } from '../../../components/form/draft-restored';
import { SideDrawer } from '../../../components/overlay/side-drawer';
import type { ActiveStatus } from '../../../graphql/schema-generated';
import { useDrafts } from '../../../hooks/use-drafts';
import { failureOf, isOvertaken } from '../../../lib/graphql/errors';
import type { UnansweredStore } from '../../../lib/graphql/made-once';
import type { BankQuestionQuery } from './bank-generated';
import { QuestionEditorPanel } from '../panel/question-editor-panel';
import { useAskedClose } from '../panel/use-asked-close';
import { QuestionPreview } from '../question-preview';
import type { QuestionFields } from '../types/question-type';
import { OvertakenNotice } from '../overtaken/overtaken-notice';
import type { SentQuestion } from './use-bank-question';
import { keptQuestion, useKeptQuestion, type Versioned } from './use-kept-question';
import styles from './bank.module.css';

export type BankQuestion = BankQuestionQuery['question'];

interface Props {
  open: boolean;
  /** Null for a new one; undefined while it is on its way. */
  question: BankQuestion | null | undefined;
  error?: unknown;
  onRetry: () => unknown;
  onSave: (
    question: SentQuestion,
    sending: UnansweredStore<SentQuestion>,
  ) => Promise<(QuestionFields & Versioned) | null | undefined>;
  /** A new one is stored, and somebody went on writing meanwhile. */
  onGoOn: (question: Versioned) => void;
  onStatus: (status: ActiveStatus) => Promise<unknown>;
  /** Whether there is a copy now, which is opened. */
  onDuplicate: () => Promise<boolean>;
  onHistory: () => void;
  onTranslate: () => void;
  onClose: () => void;
}

/** One question of the bank: written here, or only read when it is somebody else's. */
export function QuestionDrawer(props: Props) {
  const { open, question, error, onRetry, onClose } = props;
  const { t } = useTranslation(['bank', 'questions']);
  const [isDirty, setDirty] = useState(false);
  const drafts = useDrafts();
  const discard = () => {
    setDirty(false);
    if (question !== undefined) drafts.drop(keptQuestion(question));
  };
  const discardAnd = (go: () => void) => () => {
    discard();
    go();
  };
  const leave = discardAnd(onClose);
  const duplicate = async () => {
    const isCopied = await props.onDuplicate();
    if (isCopied) discard();
    return isCopied;
  };
  const asked = useAskedClose(isDirty, t('questions:discard.text'), leave);
  const title = t(
    question === null ? 'bank:drawer.new' : question?.canEdit === false ? 'bank:drawer.view' : 'bank:drawer.edit',
  );
  return (
    <>
      <SideDrawer open={open} width={1040} flush label={title} title={title} onClose={asked.close}>
        {open && question !== undefined && (
          <Contents
            {...props}
            onTranslate={() => asked.leaveBy(discardAnd(props.onTranslate))}
            onHistory={() => asked.leaveBy(discardAnd(props.onHistory))}
            onDuplicate={() => asked.leaveBy(duplicate)}
            question={question}
            onDirty={setDirty}
            onCancel={leave}
          />
        )}
        {open && question === undefined && <Waiting error={error} onRetry={onRetry} />}
      </SideDrawer>
      {asked.question}
    </>
  );
}

const Waiting = ({ error, onRetry }: Pick<Props, 'error' | 'onRetry'>) => (
  <div className={styles.notice}>
    {error ? <LoadFailed error={error} onRetry={onRetry} /> : <SkeletonRows rows={6} />}
  </div>
);

interface ContentsProps extends Omit<Props, 'onDuplicate'> {
  onDuplicate: () => void;
  question: BankQuestion | null;
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
}

function Contents({ question, ...props }: ContentsProps) {
  if (question && !question.canEdit) return <Reading question={question} onDuplicate={props.onDuplicate} />;
  return <Writing key={question?.id ?? 'new'} question={question} {...props} />;
}

function Writing({ question, onDirty, onCancel, onSave, onGoOn, onClose, onRetry, ...ways }: ContentsProps) {
  const kept = useKeptQuestion(question, onDirty);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const saved = async (input: SentQuestion['question']) => {
    try {
      return await onSave({ question: input, expectedVersion: kept.expectedVersion() }, kept.sending);
    } catch (error) {
      if (isOvertaken(failureOf(error))) kept.refuse();
      throw error;
    }
  };
  return (
    <div className={styles.editorDrawer}>
      <QuestionEditorPanel
        key={kept.turn}
        question={question}
        begun={kept.begun}
        notice={(save) => (
          <>
            {question && kept.isOvertaken && (
              <OvertakenNotice
                key={question.version}
                questionId={question.id}
                onTake={async () => {
                  await onRetry();
                  kept.startOver();
                }}
                onWriteOver={(version) => {
                  kept.writeOver(version);
                  save();
                }}
              />
            )}
            {kept.isRestored && <DraftRestored onDiscard={kept.startOver} />}
          </>
        )}
        onSave={async (input, isAll) => {
          const stored = await saved(input);
          if (!stored) return stored;
          kept.carryOn(stored);
          if (question === null && isOpen.current) {
            if (isAll()) onClose();
            else onGoOn(stored);
          }
          return stored;
        }}
        onUnsaved={kept.keep}
        onCancel={onCancel}
        {...(question ? { onStatus: ways.onStatus, actions: <Ways {...ways} /> } : {})}
      />
    </div>
  );
}

function Ways({
  onDuplicate,
  onHistory,
  onTranslate,
}: Pick<ContentsProps, 'onDuplicate' | 'onHistory' | 'onTranslate'>): ReactNode {
  const { t } = useTranslation(['bank', 'translation']);
  return (
    <>
      <Button type="text" icon={<Languages size={16} strokeWidth={1.75} aria-hidden />} onClick={onTranslate}>
        {t('translation:menu')}
      </Button>
      <Button type="text" icon={<History size={16} strokeWidth={1.75} aria-hidden />} onClick={onHistory}>
        {t('menu.history')}
      </Button>
      <Button type="text" icon={<Copy size={16} strokeWidth={1.75} aria-hidden />} onClick={onDuplicate}>
        {t('menu.duplicate')}
      </Button>
    </>
  );
}

function Reading({ question, onDuplicate }: { question: BankQuestion } & Pick<ContentsProps, 'onDuplicate'>) {
  const { t } = useTranslation('bank');
  return (
    <div className={styles.notice}>
      <QuestionPreview question={question} withKey />
      <p className={styles.readOnly}>{t('drawer.readOnly')}</p>
      <Button icon={<Copy size={16} strokeWidth={1.75} aria-hidden />} onClick={onDuplicate}>
        {t('drawer.copy')}
      </Button>
    </div>
  );
}
