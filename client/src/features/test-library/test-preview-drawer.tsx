import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/feedback/load-failed';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { SideDrawer } from '../../components/overlay/side-drawer';
import { UserText } from '../../components/text/user-text';
import type { TestCard_TestFragment } from './test-card-generated';
import { TestFacts } from './test-facts';
import styles from './test-library.module.css';

interface Props {
  open: boolean;
  /** Undefined while it is on its way. */
  test: TestCard_TestFragment | undefined;
  /** Its questions, drawn by whoever knows how. */
  questions: readonly { id: string; node: ReactNode }[];
  error?: unknown;
  onRetry: () => unknown;
  /** What can be done with it, at the end. */
  actions?: ReactNode;
  onClose: () => void;
}

/** A test with all of its questions. */
export function TestPreviewDrawer({ open, test, questions, error, onRetry, actions, onClose }: Props) {
  const { t } = useTranslation('tests');
  return (
    <SideDrawer
      open={open}
      width={620}
      label={test?.title ?? t('preview')}
      title={test && <UserText>{test.title}</UserText>}
      footer={test && actions ? <div className={styles.drawerFoot}>{actions}</div> : undefined}
      onClose={onClose}
    >
      {test ? <Contents test={test} questions={questions} /> : <Waiting error={error} onRetry={onRetry} />}
    </SideDrawer>
  );
}

const Waiting = ({ error, onRetry }: Pick<Props, 'error' | 'onRetry'>) =>
  error ? <LoadFailed error={error} onRetry={onRetry} /> : <SkeletonRows rows={6} />;

function Contents({ test, questions }: { test: TestCard_TestFragment } & Pick<Props, 'questions'>) {
  const { t } = useTranslation('tests');
  return (
    // What scrolls has to be reachable by keyboard.
    <div tabIndex={0} role="region" aria-label={test.title} className={styles.contents}>
      <div className={styles.drawerHead}>
        <TestFacts test={test} />
        {test.description && <UserText as="p">{test.description}</UserText>}
      </div>
      {questions.length === 0 ? (
        <p className={styles.noQuestions}>{t('noQuestions')}</p>
      ) : (
        <ol className={styles.questions} aria-label={t('questions', { count: questions.length })}>
          {questions.map(({ id, node }) => (
            <li key={id}>{node}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
