import { QuestionDrawer, TranslationDrawer, useBankQuestion, VersionDrawer } from '../../../../features/questions';
import { NEW, type BankNavigation } from './use-bank-navigation';

interface Props {
  actions: BankNavigation;
  onChanged: () => void;
}

/** The question that the address names, to write or to read, and its history. */
export function OpenedQuestion({ actions, onChanged }: Props) {
  const { opened, history, translating } = actions;
  const id = opened === NEW ? null : opened;
  const { query, save, setStatus } = useBankQuestion(id, onChanged);
  return (
    <>
      <QuestionDrawer
        open={opened !== null}
        question={opened === NEW ? null : query.data?.question}
        error={query.error}
        onRetry={query.refetch}
        onSave={save}
        onGoOn={actions.onOpen}
        onStatus={setStatus}
        onDuplicate={async () => id !== null && actions.duplicate(id)}
        onHistory={() => id !== null && actions.onHistory({ id })}
        onTranslate={() => id !== null && actions.onTranslate({ id })}
        onClose={actions.close}
      />
      <TranslationDrawer questionId={translating} onChanged={onChanged} onClose={actions.close} />
      <VersionDrawer questionId={history} onRestored={onChanged} onClose={actions.close} />
    </>
  );
}
