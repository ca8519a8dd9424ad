import { useNavigate, useSearchParams } from 'react-router-dom';
import { useBankChanges } from '../../../../features/questions';
import type { BankTable_QuestionFragment } from '../../../../features/questions/bank/bank-generated';

type Row = BankTable_QuestionFragment;

/** In the place of an id: the question that is being written. */
export const NEW = 'new';

export type BankNavigation = ReturnType<typeof useBankNavigation>;

/** What the address says is open, and what is done with a question at once. */
export function useBankNavigation(refetch: () => void) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { switchStatus, duplicate } = useBankChanges();
  const linkTo = (opened: { question?: string; history?: string; translate?: string }): string => {
    const next = new URLSearchParams(search);
    ['question', 'history', 'translate'].forEach((name) => next.delete(name));
    Object.entries(opened).forEach(([name, id]) => next.set(name, id));
    return `?${next.toString()}`;
  };
  const go = (opened: Parameters<typeof linkTo>[0]) =>
    void navigate(linkTo(opened), { replace: search.has('question') });
  return {
    opened: search.get('question'),
    history: search.get('history'),
    translating: search.get('translate'),
    linkTo: ({ id }: Row) => linkTo({ question: id }),
    onOpen: ({ id }: Pick<Row, 'id'>) => go({ question: id }),
    onHistory: ({ id }: Pick<Row, 'id'>) => go({ history: id }),
    onTranslate: ({ id }: Pick<Row, 'id'>) => go({ translate: id }),
    openNew: () => go({ question: NEW }),
    close: () => go({}),
    onSwitch: (question: Row) => void switchStatus(question),
    /** Whether there is a copy now, which is opened. */
    duplicate: async (id: string): Promise<boolean> => {
      const copied = await duplicate({ id });
      if (copied === null) return false;
      refetch();
      go({ question: copied });
      return true;
    },
  };
}
