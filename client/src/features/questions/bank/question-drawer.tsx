import { Button } from 'antd';
import { Copy, History, Languages } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { SkeletonRows } from '../../../components/feedback/skeleton';
import { SideDrawer } from '../../../components/overlay/side-drawer';
import type { ActiveStatus, QuestionInput } from '../../../graphql/schema-generated';
import type { BankQuestionQuery } from './bank-generated';
import { QuestionEditorPanel } from '../panel/question-editor-panel';
import { useAskedClose } from '../panel/use-asked-close';
import { QuestionPreview } from '../question-preview';
import type { QuestionFields } from '../types/question-type';
import styles from './bank.module.css';

export type BankQuestion = BankQuestionQuery['question'];

interface Props {
  open: boolean;
  /** Null for a new one; undefined while it is on its way. */
  question: BankQuestion | null | undefined;
  error?: unknown;
  onRetry: () => unknown;
  onSave: (input: QuestionInput) => Promise<QuestionFields | null | undefined>;
  onStatus: (status: ActiveStatus) => Promise<unknown>;
  onDuplicate: () => void;
  onHistory: () => void;
  onTranslate: () => void;
  onClose: () => void;
}

/** One question of the bank: written here, or only read when it is somebody else's. */
export function QuestionDrawer(props: Props) {
  const { open, question, error, onRetry, onClose } = props;
  const { t } = useTranslation(['bank', 'questions']);
  const [isDirty, setDirty] = useState(false);
  const leave = () => {
    setDirty(false);
    onClose();
  };
  const asked = useAskedClose(isDirty, t('questions:discard.text'), leave);
  const title = t(
    question === null ? 'bank:drawer.new' : question?.canEdit === false ? 'bank:drawer.view' : 'bank:drawer.edit',
  );
  return (
    <>
      <SideDrawer open={open} width={1040} flush label={title} title={title} onClose={asked.close}>
        {open && question !== undefined && (
          <Contents {...props} question={question} onDirty={setDirty} onCancel={leave} />
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

interface ContentsProps extends Props {
  question: BankQuestion | null;
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
}

function Contents({ question, onDirty, onCancel, ...ways }: ContentsProps) {
  if (question && !question.canEdit) return <Reading question={question} onDuplicate={ways.onDuplicate} />;
  return (
    <div className={styles.editorDrawer}>
      <QuestionEditorPanel
        // Another version in its place is another draft.
        key={question ? `${question.id}:${question.version}` : 'new'}
        question={question}
        onSave={ways.onSave}
        onDirty={onDirty}
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
}: Pick<Props, 'onDuplicate' | 'onHistory' | 'onTranslate'>): ReactNode {
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

function Reading({ question, onDuplicate }: { question: BankQuestion } & Pick<Props, 'onDuplicate'>) {
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
