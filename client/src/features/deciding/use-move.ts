import { useTranslation } from 'react-i18next';
import { toast } from '../../components/toast/toasts';
import { useDecideOnInvitationsMutation } from './deciding-generated';
import { useFormat } from '../../hooks/use-format';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import { eachTaken } from '../../lib/each-taken';
import { invitationsByChange } from '../../lib/invitations-by-change';

export interface Movable {
  id: string;
  /** Where they stand now; null for nowhere. */
  decisionStage: { id: string } | null;
}

/** What puts everybody back where they stood. */
export const formerStages = (invitations: readonly Movable[]) =>
  invitationsByChange(invitations, ({ decisionStage }) => ({ stageId: decisionStage?.id ?? null, reason: null }));

/** Moves, and says what happened; the way back is one press away while the toast stands. */
export function useMove(onDone: () => void) {
  const { t } = useTranslation('deciding');
  const format = useFormat();
  const [decide] = useDecideOnInvitationsMutation(resolvesWhenRefused);
  const putBack = async (moved: readonly Movable[]) => {
    const isBack = await eachTaken(formerStages(moved), (input) => decide({ variables: { input } }));
    onDone();
    if (isBack) toast.success(t('move.undone', { count: moved.length, formatted: format.number(moved.length) }));
  };
  return async (invitations: readonly Movable[], stageId: string | null, reason = ''): Promise<boolean> => {
    const input = { invitationIds: invitations.map(({ id }) => id), stageId, reason: reason.trim() || null };
    const { data } = await decide({ variables: { input } });
    if (!data) return false;
    const done = data.decideOnInvitations;
    onDone();
    const ids = new Set(done.changed.map(({ id }) => id));
    const moved = invitations.filter(({ id }) => ids.has(id));
    const numbers = { count: moved.length, formatted: format.number(moved.length) };
    if (moved.length === 0) {
      toast.success(t('move.there', numbers));
      return true;
    }
    const text =
      done.skippedCount === 0
        ? t('move.done', numbers)
        : t('move.doneSome', { ...numbers, skipped: format.number(done.skippedCount) });
    toast.success(text, { undo: () => void putBack(moved) });
    return true;
  };
}
