import { useTranslation } from 'react-i18next';
import { toast } from '../../components/toast/toasts';
import { isolateName } from '../../lib/format/isolate-name';
import { useDecideOnInvitationsMutation } from './deciding-generated';
import { useFormat } from '../../hooks/use-format';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import { eachTaken } from '../../lib/each-taken';
import { invitationsByChange } from '../../lib/invitations-by-change';
import { useStageName, type Stage } from '../../hooks/use-stage-name';

export interface Movable {
  id: string;
  candidate: { name: string };
  /** Where they stand now; null for nowhere. */
  decisionStage: Stage | null;
}

/** What puts everybody back where they stood. */
export const formerStages = (invitations: readonly { id: string; decisionStage: Pick<Stage, 'id'> | null }[]) =>
  invitationsByChange(invitations, ({ decisionStage }) => ({ stageId: decisionStage?.id ?? null, reason: null }));

/** Moves, and says what happened; the way back is one press away while the toast stands. */
export function useMove(stages: readonly Stage[], onDone: () => void) {
  const { t } = useTranslation('deciding');
  const said = useSaid();
  const [decide] = useDecideOnInvitationsMutation(resolvesWhenRefused);
  const putBack = async (moved: readonly Movable[]) => {
    const isBack = await eachTaken(formerStages(moved), (input) => decide({ variables: { input } }));
    onDone();
    if (isBack) toast.success(t('move.undone', said(moved, moved[0]?.decisionStage)));
  };
  return async (invitations: readonly Movable[], stageId: string | null, reason = ''): Promise<boolean> => {
    const input = { invitationIds: invitations.map(({ id }) => id), stageId, reason: reason.trim() || null };
    const { data } = await decide({ variables: { input } });
    if (!data) return false;
    const done = data.decideOnInvitations;
    onDone();
    const ids = new Set(done.changed.map(({ id }) => id));
    const moved = invitations.filter(({ id }) => ids.has(id));
    const to = stages.find(({ id }) => id === stageId);
    if (moved.length === 0) {
      toast.success(t('move.there', said(invitations, to)));
      return true;
    }
    const key = done.skippedCount === 0 ? 'move.done' : 'move.doneSome';
    toast.success(t(key, said(moved, to, done.skippedCount)), { undo: () => void putBack(moved) });
    return true;
  };
}

/** Whom a toast speaks of and of which stage; either may be written in the other script. */
function useSaid() {
  const { t } = useTranslation('deciding');
  const format = useFormat();
  const nameOf = useStageName();
  return (people: readonly Movable[], stage: Stage | null | undefined, skipped = 0) => ({
    count: people.length,
    formatted: format.number(people.length),
    name: isolateName(people[0]?.candidate.name ?? ''),
    stage: isolateName(stage ? nameOf(stage) : t('move.nowhere')),
    skipped: format.number(skipped),
  });
}
