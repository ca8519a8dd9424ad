import { useTranslation } from 'react-i18next';
import { toast } from '../../components/toast/toasts';
import { useTagInvitationsMutation } from './deciding-generated';
import { useFormat } from '../../hooks/use-format';
import { invitationsByChange } from '../../lib/invitations-by-change';

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
  const [tag] = useTagInvitationsMutation();
  const numbersOf = (invitations: readonly Tagged[]) => ({
    count: invitations.length,
    formatted: format.number(invitations.length),
  });
  return async (invitations: readonly Tagged[], add: string[], remove: string[]): Promise<void> => {
    await tag({ variables: { input: { invitationIds: invitations.map(({ id }) => id), add, remove } } });
    onDone();
    const undo = async () => {
      for (const input of takenBack(invitations, add, remove)) await tag({ variables: { input } });
      onDone();
      toast.success(t('tags.undone', numbersOf(invitations)));
    };
    toast.success(t('tags.changed', numbersOf(invitations)), { undo: () => void undo() });
  };
}
