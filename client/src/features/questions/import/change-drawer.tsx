import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../../components/overlay/side-drawer';
import type { QuestionInput } from '../../../graphql/schema-generated';
import { QuestionEditorPanel } from '../panel/question-editor-panel';
import { questionOf, type ImportChoice, type Understood } from './import-choice';

interface Props {
  /** Null while it is closed. */
  one: Understood | null;
  changes: ImportChoice['changes'];
  onChange: (one: Understood, question: QuestionInput) => void;
  onClose: () => void;
}

/** A question of the file, changed before it is taken over. */
export function ChangeDrawer({ one, changes, onChange, onClose }: Props) {
  const { t } = useTranslation('questions-import');
  return (
    <SideDrawer open={one !== null} width={980} flush label={t('edit')} title={t('edit')} onClose={onClose}>
      {one && (
        <QuestionEditorPanel
          key={one.place}
          question={questionOf(one, changes)}
          saveLabel={t('keepChange')}
          onCancel={onClose}
          onSave={(input) => {
            onChange(one, input);
            onClose();
            return Promise.resolve(null);
          }}
        />
      )}
    </SideDrawer>
  );
}
