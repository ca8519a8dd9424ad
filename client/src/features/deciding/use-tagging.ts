import { useTranslation } from 'react-i18next';
import { toast } from '../../components/toast/toasts';
import { useTagInvitationsMutation, type TagInvitationsMutation } from './deciding-generated';
import { useFormat } from '../../hooks/use-format';
import { useTellMissing, useTellStayed } from '../../components/toast/use-tell-missing';
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

type Done = TagInvitationsMutation['tagInvitations'];

/** What brings everybody's tags back to what they were: for each only what really changed. */
export function takenBack({ changed, before }: Pick<Done, 'before'> & { changed: readonly Tagged[] }): Change[] {
  const after = new Map(changed.map(({ id, tags }) => [id, tags]));
  return invitationsByChange(before, ({ invitationId, tags }) => {
    const now = after.get(invitationId) ?? [];
    return { add: tags.filter((tag) => !now.includes(tag)), remove: now.filter((tag) => !tags.includes(tag)) };
  });
}

/** Puts tags on people and takes them off; the toast has the way back. */
export function useTagging(onDone: () => void) {
  const { t } = useTranslation('deciding');
  const format = useFormat();
  const tellMissing = useTellMissing();
  const tellStayed = useTellStayed();
  const [tag] = useTagInvitationsMutation(resolvesWhenRefused);
  const numbers = (count: number) => ({ count, formatted: format.number(count) });
  return async (invitations: readonly Tagged[], add: string[], remove: string[]): Promise<boolean> => {
    const input = { invitationIds: invitations.map(({ id }) => id), add, remove };
    const { data } = await tag({ variables: { input } });
    if (!data) return false;
    onDone();
    const { changed, missingIds } = data.tagInvitations;
    const undo = async () => {
      const changes = takenBack(data.tagInvitations);
      const taken = await eachTaken(changes, (change) => tag({ variables: { input: change } }));
      onDone();
      const came = taken.map((one) => one.data.tagInvitations);
      const back = came.flatMap((one) => one.changed);
      if (taken.length > 0) toast.success(t('tags.undone', numbers(back.length)));
      tellStayed(came);
    };
    toast.success(t('tags.changed', numbers(changed.length)), changed.length > 0 ? { undo: () => void undo() } : {});
    tellMissing(missingIds.length);
    return true;
  };
}
