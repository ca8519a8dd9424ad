import { useState } from 'react';
import {
  AddToTestDialog,
  BankBulkBar,
  ExportMenu,
  nothingSelected,
  TranslationFiles,
  useBankChanges,
  type Selection,
} from '../../../../features/questions';
import type { BankTable_QuestionFragment } from '../../../../features/questions/bank/bank-generated';
import type { ActiveStatus } from '../../../../graphql/schema-generated';

type Row = BankTable_QuestionFragment;

interface Props {
  selection: Selection<Row>;
  onSelect: (selection: Selection<Row>) => void;
  onChanged: () => void;
}

/** What is done with everything that is ticked. */
export function BankSelection({ selection, onSelect, onChanged }: Props) {
  const { setStatus } = useBankChanges();
  const [isAdding, setAdding] = useState(false);
  const clear = () => onSelect(nothingSelected);
  const switchTo = async (status: ActiveStatus) => {
    if (
      await setStatus(
        [...selection.values()].filter(({ canEdit }) => canEdit),
        status,
      )
    )
      clear();
    onChanged();
  };
  return (
    <>
      <BankBulkBar
        count={selection.size}
        onActivate={() => void switchTo('ACTIVE')}
        onDeactivate={() => void switchTo('INACTIVE')}
        onAddToTest={() => setAdding(true)}
        onClear={clear}
        more={
          <>
            <ExportMenu count={selection.size} ids={[...selection.keys()]} />
            <TranslationFiles count={selection.size} ids={[...selection.keys()]} onChanged={onChanged} />
          </>
        }
      />
      <AddToTestDialog
        questionIds={isAdding ? [...selection.keys()] : []}
        onAdded={() => {
          clear();
          onChanged();
        }}
        onClose={() => setAdding(false)}
      />
    </>
  );
}
