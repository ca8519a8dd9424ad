import { skipToken } from '@apollo/client/react';
import { Button } from 'antd';
import { Copy, Eye, PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/page/button-link';
import { QuestionPreview } from '../../../features/questions';
import { TestPreviewDrawer } from '../../../features/test-library';
import { useTestPreviewQuery } from './wizard/test-preview-generated';
import { paths } from '../../paths';

interface Props {
  /** Null while the drawer is closed. */
  id: string | null;
  /** Where it is edited. */
  editPath: (id: string) => string;
  onDuplicate: (id: string) => void;
  onClose: () => void;
}

/** A test of the library with its questions and answers, and what can be done with it. */
export function LibraryPreview({ id, editPath, onDuplicate, onClose }: Props) {
  const { t } = useTranslation('tests');
  const query = useTestPreviewQuery(id === null ? skipToken : { variables: { id }, fetchPolicy: 'cache-and-network' });
  const test = id === null ? undefined : query.data?.test;
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <TestPreviewDrawer
      open={id !== null}
      test={test}
      questions={(test?.questions ?? []).map((question, index) => ({
        id: question.id,
        node: <QuestionPreview question={question} number={index + 1} withKey />,
      }))}
      error={query.error}
      onRetry={() => void query.refetch()}
      actions={
        test && (
          <>
            <Button icon={<Copy {...icon} />} onClick={() => onDuplicate(test.id)}>
              {t('menu.duplicate')}
            </Button>
            <ButtonLink icon={<Eye {...icon} />} to={paths.previewTest(test.id)}>
              {t('menu.preview')}
            </ButtonLink>
            {test.canEdit && (
              <ButtonLink type="primary" icon={<PencilLine {...icon} />} to={editPath(test.id)}>
                {t('menu.edit')}
              </ButtonLink>
            )}
          </>
        )
      }
      onClose={onClose}
    />
  );
}
