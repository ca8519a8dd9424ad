import { skipToken } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { QuestionPreview } from '../../questions';
import { TestPreviewDrawer } from '../../test-library';
import { useTestPreviewQuery, type TestPreviewQuery } from './test-preview-generated';

interface Props {
  /** Null while the drawer is closed. */
  id: string | null;
  /** What can be done with it. */
  actionsOf: (test: TestPreviewQuery['test']) => ReactNode;
  onClose: () => void;
}

/** A test of the library with its questions and answers. */
export function TestPreview({ id, actionsOf, onClose }: Props) {
  const query = useTestPreviewQuery(id === null ? skipToken : { variables: { id }, fetchPolicy: 'cache-and-network' });
  const test = id === null ? undefined : query.data?.test;
  return (
    <TestPreviewDrawer
      open={id !== null}
      test={test}
      questions={(test?.questions ?? []).map((question, index) => ({
        id: question.id,
        node: <QuestionPreview question={question} number={index + 1} withKey />,
      }))}
      error={query.error}
      onRetry={query.refetch}
      actions={test && actionsOf(test)}
      onClose={onClose}
    />
  );
}
