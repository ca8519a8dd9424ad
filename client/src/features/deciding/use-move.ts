import { useTranslation } from 'react-i18next';
import { toast } from '../../components/toast/toasts';
import { useDecideOnInvitationsMutation } from './deciding-generated';
import { useFormat } from '../../hooks/use-format';
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
  const [decide] = useDecideOnInvitationsMutation();
  const put = async (invitations: readonly Movable[], stageId: string | null, reason: string | null) => {
    const input = { invitationIds: invitations.map(({ id }) => id), stageId, reason };
    const { data } = await decide({ variables: { input } });
    return data?.decideOnInvitations ?? null;
  };
  const putBack = async (moved: readonly Movable[]) => {
    for (const input of formerStages(moved)) await decide({ variables: { input } });
    onDone();
    toast.success(t('move.undone', { count: moved.length, formatted: format.number(moved.length) }));
  };
  return async (invitations: readonly Movable[], stageId: string | null, reason = ''): Promise<void> => {
    const done = await put(invitations, stageId, reason.trim() || null);
    if (!done) return;
    onDone();
    const ids = new Set(done.changed.map(({ id }) => id));
    const moved = invitations.filter(({ id }) => ids.has(id));
    const numbers = { count: moved.length, formatted: format.number(moved.length) };
    if (moved.length === 0) {
      toast.success(t('move.there', numbers));
      return;
    }
    const text =
      done.skippedCount === 0
        ? t('move.done', numbers)
        : t('move.doneSome', { ...numbers, skipped: format.number(done.skippedCount) });
    toast.success(text, { undo: () => void putBack(moved) });
  };
}
