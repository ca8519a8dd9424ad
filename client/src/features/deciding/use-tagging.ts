import { useTranslation } from 'react-i18next';
import { toast } from '../../components/toast/toasts';
import { useTagInvitationsMutation } from './deciding-generated';
import { useFormat } from '../../hooks/use-format';
import { invitationsByChange } from '../../lib/invitations-by-change';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import { eachTaken } from '../../lib/each-taken';

export interface Tagged {
  id: string;
  tags: readonly string[];
}

interface Change {
  invitationIds: string[];
  add: string[];
  remove: string[];
}

/** What brings everybody's tags back to what they were: for each only what really changed. */
export function takenBack(invitations: readonly Tagged[], add: readonly string[], remove: readonly string[]): Change[] {
  const changes = invitationsByChange(invitations, ({ tags }) => ({
    add: remove.filter((tag) => tags.includes(tag)),
    remove: add.filter((tag) => !tags.includes(tag)),
  }));
  return changes.filter((change) => change.add.length + change.remove.length > 0);
}

/** Puts tags on people and takes them off; the toast has the way back. */
export function useTagging(onDone: () => void) {
  const { t } = useTranslation('deciding');
  const format = useFormat();
  const [tag] = useTagInvitationsMutation(resolvesWhenRefused);
  const numbersOf = (invitations: readonly Tagged[]) => ({
    count: invitations.length,
    formatted: format.number(invitations.length),
  });
  return async (invitations: readonly Tagged[], add: string[], remove: string[]): Promise<boolean> => {
    const input = { invitationIds: invitations.map(({ id }) => id), add, remove };
    const { data } = await tag({ variables: { input } });
    if (!data) return false;
    onDone();
    const undo = async () => {
      const changes = takenBack(invitations, add, remove);
      const isBack = await eachTaken(changes, (change) => tag({ variables: { input: change } }));
      onDone();
      if (isBack) toast.success(t('tags.undone', numbersOf(invitations)));
    };
    toast.success(t('tags.changed', numbersOf(invitations)), { undo: () => void undo() });
    return true;
  };
}
