import { useTranslation } from 'react-i18next';
import { toast } from '../../components/toast/toasts';
import { isolateName } from '../../lib/format/isolate-name';
import { useDecideOnInvitationsMutation, type DecideOnInvitationsMutation } from './deciding-generated';
import { useFormat } from '../../hooks/use-format';
import { useTellMissing, useTellStayed } from '../../components/toast/use-tell-missing';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import { eachTaken } from '../../lib/each-taken';
import { invitationsByChange } from '../../lib/invitations-by-change';
import { useStageName, type Stage } from '../../hooks/use-stage-name';

export interface Movable {
  id: string;
  candidate: { name: string };
}

type Decided = DecideOnInvitationsMutation['decideOnInvitations'];

/** What puts everybody back where they stood, but for those whom somebody moved on since. */
export const formerStages = (before: Decided['before'], fromStageId: string | null) =>
  invitationsByChange(before, ({ decisionStageId: stageId }) => ({ stageId, fromStageId, reason: null }));

const among = (people: readonly Movable[], changed: Decided['changed']) =>
  people.filter((person) => changed.some(({ id }) => id === person.id));

/** Moves, and says what happened; the way back is one press away while the toast stands. */
export function useMove(stages: readonly Stage[], onDone: () => void) {
  const { t } = useTranslation('deciding');
  const said = useSaid();
  const tellMissing = useTellMissing();
  const tellStayed = useTellStayed();
  const [decide] = useDecideOnInvitationsMutation(resolvesWhenRefused);
  const stageOf = (stageId: string | null | undefined) => stages.find(({ id }) => id === stageId);
  const putBack = async (moved: readonly Movable[], before: Decided['before'], from: string | null) => {
    const taken = await eachTaken(formerStages(before, from), (input) => decide({ variables: { input } }));
    onDone();
    const came = taken.map(({ data }) => data.decideOnInvitations);
    const back = among(
      moved,
      came.flatMap(({ changed }) => changed),
    );
    const former = before.find(({ invitationId }) => invitationId === back[0]?.id);
    if (taken.length > 0) toast.success(t('move.undone', said(back, stageOf(former?.decisionStageId))));
    tellStayed(came);
  };
  return async (invitations: readonly Movable[], stageId: string | null, reason = ''): Promise<boolean> => {
    const input = { invitationIds: invitations.map(({ id }) => id), stageId, reason: reason.trim() || null };
    const { data } = await decide({ variables: { input } });
    if (!data) return false;
    const done = data.decideOnInvitations;
    onDone();
    const moved = among(invitations, done.changed);
    const there = invitations.filter(({ id }) => !done.missingIds.includes(id));
    const to = stageOf(stageId);
    const key = done.skippedCount === 0 ? 'move.done' : 'move.doneSome';
    if (moved.length === 0) toast.success(t('move.there', said(there, to)));
    else
      toast.success(t(key, said(moved, to, done.skippedCount)), {
        undo: () => void putBack(moved, done.before, stageId),
      });
    tellMissing(done.missingIds.length);
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
