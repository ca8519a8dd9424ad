import { Button } from 'antd';
import { Copy, Eye, PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/page/button-link';
import { TestPreview } from '../../../features/authoring';
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
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <TestPreview
      id={id}
      actionsOf={(test) => (
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
      )}
      onClose={onClose}
    />
  );
}
