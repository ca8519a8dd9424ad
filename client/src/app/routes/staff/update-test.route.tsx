import { Button } from 'antd';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/empty-state';
import { PageLoading } from '../../../components/feedback/page-loading';
import { TestEditorScreen } from '../../../features/authoring';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { Page } from '../../../components/page/page';
import { UserText } from '../../../components/text/user-text';
import { testDetailsOf, useTestChanges } from '../../../features/test-library';
import {
  useTestEditorQuery,
  type TestEditor_TestFragment,
} from '../../../features/authoring/test/test-editor-generated';
import { paths } from '../../paths';
import { useTestPlaces } from './authoring-places';

const nothing = () => Promise.resolve();

/** A test that exists, opened from the library or a link. */
export function UpdateTestRoute() {
  const places = useTestPlaces();
  const { id = '' } = useParams();
  const query = useTestEditorQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const test = query.data?.test;
  if (!test) return <PageLoading error={query.error} onRetry={query.refetch} />;
  if (!test.canEdit) return <ReadOnly test={test} />;
  return (
    <TestEditorScreen
      places={places}
      key={id}
      isNew={false}
      test={test}
      details={testDetailsOf(test)}
      onCreated={nothing}
    />
  );
}

/** Somebody else's test, published to all: it can be copied, and the copy changed. */
function ReadOnly({ test: { id, title } }: { test: TestEditor_TestFragment }) {
  const { t } = useTranslation('tests');
  const navigate = useNavigate();
  const { duplicate } = useTestChanges();
  const copy = async () => {
    const copied = await duplicate({ id });
    if (copied !== null) await navigate(paths.updateTest(copied));
  };
  return (
    <Page title={title}>
      <Breadcrumb crumbs={[{ label: t('list.title'), to: paths.tests() }, { label: <UserText>{title}</UserText> }]} />
      <EmptyState
        isPageTitle
        title={title}
        action={
          <Button type="primary" icon={<Copy size={16} strokeWidth={1.75} aria-hidden />} onClick={() => void copy()}>
            {t('menu.duplicate')}
          </Button>
        }
      >
        {t('editor.readOnly')}
      </EmptyState>
    </Page>
  );
}
