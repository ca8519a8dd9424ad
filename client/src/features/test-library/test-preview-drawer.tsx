import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/feedback/load-failed';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { UserText } from '../../components/text/user-text';
import type { TestCard_TestFragment } from '../../graphql/generated';
import { useLanguage } from '../../hooks/use-language';
import { TestFacts } from './test-facts';
import styles from './test-library.module.css';
import { ToggleButton } from './test-row';

interface Props {
  open: boolean;
  /** Undefined while it is on its way. */
  test: TestCard_TestFragment | undefined;
  /** Its questions, drawn by whoever knows how. */
  questions: readonly { id: string; node: ReactNode }[];
  error?: unknown;
  onRetry: () => void;
  isChosen: boolean;
  isFull: boolean;
  onToggle: () => void;
  onClose: () => void;
}

/** A test with all of its questions, before it is added. */
export function TestPreviewDrawer({
  open,
  test,
  questions,
  error,
  onRetry,
  isChosen,
  isFull,
  onToggle,
  onClose,
}: Props) {
  const { direction } = useLanguage();
  return (
    <Drawer
      open={open}
      size={620}
      rootClassName={styles.drawer ?? ''}
      placement={direction === 'rtl' ? 'left' : 'right'}
      title={test && <UserText>{test.title}</UserText>}
      extra={test && <ToggleButton title={test.title} isChosen={isChosen} isFull={isFull} onToggle={onToggle} />}
      onClose={onClose}
    >
      {test ? <Contents test={test} questions={questions} /> : <Waiting error={error} onRetry={onRetry} />}
    </Drawer>
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
      <ol className={styles.questions} aria-label={t('questions', { count: questions.length })}>
        {questions.map(({ id, node }) => (
          <li key={id}>{node}</li>
        ))}
      </ol>
    </div>
  );
}
