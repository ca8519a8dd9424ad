import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../../components/overlay/side-drawer';
import type { QuestionInput } from '../../../graphql/schema-generated';
import { useUnsaved } from '../../../hooks/use-unsaved';
import { QuestionEditorPanel } from '../panel/question-editor-panel';
import { useAskedClose } from '../panel/use-asked-close';
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
  const { t } = useTranslation(['questions-import', 'questions']);
  const [isDirty, setDirty] = useState(false);
  const leave = () => {
    setDirty(false);
    onClose();
  };
  useUnsaved(isDirty);
  const asked = useAskedClose(isDirty, t('questions:discard.text'), leave);
  const title = t('questions-import:edit');
  return (
    <>
      <SideDrawer open={one !== null} width={980} flush label={title} title={title} onClose={asked.close}>
        {one && (
          <QuestionEditorPanel
            key={one.place}
            question={questionOf(one, changes)}
            saveLabel={t('questions-import:keepChange')}
            onUnsaved={(draft) => setDirty(draft !== null)}
            onCancel={leave}
            onSave={(input) => {
              onChange(one, input);
              leave();
              return Promise.resolve(null);
            }}
          />
        )}
      </SideDrawer>
      {asked.question}
    </>
  );
}
