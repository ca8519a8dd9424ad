import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/page/section';
import { UserText } from '../../components/text/user-text';
import { MoreButton } from '../../components/table/more-button';
import {
  useEarlierDecisionsLazyQuery,
  useTagInvitationsMutation,
  type DecisionPanel_InvitationFragment,
  type DecisionStages_AssessmentFragment,
} from './deciding-generated';
import { useFormat } from '../../hooks/use-format';
import { useGrownList } from '../../hooks/use-grown-list';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import { DecideDialog } from './decide-dialog';
import styles from './deciding.module.css';
import { Notes } from './notes';
import type { OfResult } from './of-result';
import { useStageName } from '../../hooks/use-stage-name';

const NOWHERE = '';

interface Props {
  invitation: DecisionPanel_InvitationFragment;
  assessment: DecisionStages_AssessmentFragment;
  candidateId: string;
  onChanged: () => void;
}

/** The decision about one candidate: the stage with who, when and why, tags, and what colleagues wrote. */
export function DecisionPanel({ invitation, assessment, candidateId, onChanged }: Props) {
  const { t } = useTranslation('deciding');
  const result = { assessmentId: assessment.id, candidateId };
  return (
    <Section title={t('decision')}>
      <div className={styles.panel}>
        <div className={styles.fields}>
          <StageChoice invitation={invitation} assessment={assessment} onChanged={onChanged} />
          <Tags invitation={invitation} known={assessment.tags} onChanged={onChanged} />
          <History invitation={invitation} result={result} />
        </div>
        <div className={styles.fields}>
          <h3 className={styles.heading}>{t('notes.title')}</h3>
          <Notes invitation={invitation} result={result} onChanged={onChanged} />
        </div>
      </div>
    </Section>
  );
}

function StageChoice({ invitation, assessment, onChanged }: Omit<Props, 'candidateId'>) {
  const { t } = useTranslation('deciding');
  const nameOf = useStageName();
  const [to, setTo] = useState<string | null>(null);
  const options = assessment.decisionStages.map((stage) => ({ value: stage.id, label: nameOf(stage) }));
  return (
    <>
      <Select
        aria-label={t('decision')}
        value={invitation.decisionStage?.id ?? NOWHERE}
        options={[{ value: NOWHERE, label: t('move.nowhere') }, ...options]}
        onChange={setTo}
      />
      <DecideDialog
        assessment={assessment}
        invitations={to === null ? null : [invitation]}
        to={to}
        onDone={onChanged}
        onClose={() => setTo(null)}
      />
    </>
  );
}

interface TagsProps {
  invitation: DecisionPanel_InvitationFragment;
  known: readonly string[];
  onChanged: () => void;
}

function Tags({ invitation: { id, tags }, known, onChanged }: TagsProps) {
  const { t } = useTranslation('deciding');
  const [tag, { loading }] = useTagInvitationsMutation(resolvesWhenRefused);
  const change = async (next: string[]) => {
    const [add, remove] = [next.filter((one) => !tags.includes(one)), tags.filter((one) => !next.includes(one))];
    const { data } = await tag({ variables: { input: { invitationIds: [id], add, remove } } });
    if (data) onChanged();
  };
  return (
    <Select
      mode="tags"
      aria-label={t('tags.title')}
      placeholder={t('tags.add')}
      loading={loading}
      value={[...tags]}
      options={known.map((value) => ({ value, label: value }))}
      onChange={(next: string[]) => void change(next)}
    />
  );
}

interface HistoryProps {
  invitation: DecisionPanel_InvitationFragment;
  result: OfResult;
}

function useDecisions({ decisions }: DecisionPanel_InvitationFragment, result: OfResult) {
  const [ask] = useEarlierDecisionsLazyQuery({ fetchPolicy: 'no-cache' });
  return useGrownList(decisions, async (after) => {
    const { data } = await ask({ variables: { ...result, after } });
    const earlier = data?.assessment.result.invitation?.decisions;
    if (!earlier) throw new Error('The invitation is gone.');
    return earlier;
  });
}

function History({ invitation, result }: HistoryProps) {
  const { t } = useTranslation(['deciding', 'common']);
  const format = useFormat();
  const nameOf = useStageName();
  const { list, next } = useDecisions(invitation, result);
  if (list.edges.length === 0) return <p className={styles.quiet}>{t('history.none')}</p>;
  return (
    <>
      <ol className={styles.history} aria-label={t('history.title')}>
        {list.edges.map(({ node: { id, stage, reason, decidedByName, decidedAt } }) => (
          <li key={id}>
            <b>
              <UserText>{stage ? nameOf(stage) : t('move.nowhere')}</UserText>
            </b>{' '}
            <span className={styles.quiet}>
              <UserText>{decidedByName}</UserText> · {format.moment(decidedAt)}
            </span>
            {reason && (
              <UserText as="p" className={styles.noteText ?? ''}>
                {reason}
              </UserText>
            )}
          </li>
        ))}
      </ol>
      {next.isThere && <MoreButton page={next}>{t('common:action.showMore')}</MoreButton>}
    </>
  );
}
