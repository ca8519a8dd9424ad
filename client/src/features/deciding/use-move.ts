import { useTranslation } from 'react-i18next';
import { toast } from '../../components/toast/toasts';
import { useDecideOnInvitationsMutation } from './deciding-generated';
import { useFormat } from '../../hooks/use-format';

export interface Movable {
  id: string;
  /** Where they stand now; null for nowhere. */
  decisionStage: { id: string } | null;
}

/** Who stood where, by stage. */
export function groupedByStage(invitations: readonly Movable[]): Map<string | null, Movable[]> {
  const groups = new Map<string | null, Movable[]>();
  for (const invitation of invitations) {
    const stage = invitation.decisionStage?.id ?? null;
    groups.set(stage, [...(groups.get(stage) ?? []), invitation]);
  }
  return groups;
}

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
    for (const [stageId, invitations] of groupedByStage(moved)) await put(invitations, stageId, null);
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
