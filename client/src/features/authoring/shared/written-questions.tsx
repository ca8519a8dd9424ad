import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toasts';
import { BankPicker, QuestionsStep } from '../../questions';
import { useFormat } from '../../../hooks/use-format';
import type { Autosave } from '../../../lib/autosave/autosave';
import type { EditorAddress } from './use-editor-address';

type StepProps = ComponentProps<typeof QuestionsStep>;

interface Props extends Omit<StepProps, 'selected' | 'onSelect' | 'onNamed' | 'onFromBank'> {
  address: Pick<EditorAddress<string>, 'question' | 'openQuestion' | 'nameQuestion'>;
  autosave: Autosave;
  /** @returns the questions as they are now; undefined where the server refused, and said why */
  onAdd: (questionIds: string[]) => Promise<Parameters<StepProps['questions']['adopt']>[0] | undefined>;
}

/** Questions that are written here, or taken from the bank. */
export function WrittenQuestions({ address, autosave, onAdd, ...step }: Props) {
  const { t } = useTranslation('bank');
  const format = useFormat();
  const [isPicking, setPicking] = useState(false);
  const { questions } = step;
  const add = async (questionIds: string[]) => {
    const all = await onAdd(questionIds);
    if (!all) return false;
    questions.adopt(all);
    address.openQuestion(questionIds[0] ?? null);
    const count = questionIds.length;
    toast.success(t('picker.added', { count, formatted: format.number(count) }));
    return true;
  };
  return (
    <>
      <QuestionsStep
        {...step}
        selected={address.question}
        onSelect={address.openQuestion}
        onNamed={address.nameQuestion}
        onFromBank={() => void autosave.flush().then((isSaved) => isSaved && setPicking(true))}
      />
      <BankPicker
        open={isPicking}
        taken={questions.items.flatMap(({ id }) => id ?? [])}
        onAdd={add}
        onClose={() => setPicking(false)}
      />
    </>
  );
}
