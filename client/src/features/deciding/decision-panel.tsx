import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/page/section';
import { UserText } from '../../components/text/user-text';
import {
  useTagInvitationsMutation,
  type DecisionPanel_InvitationFragment,
  type DecisionStages_AssessmentFragment,
} from './deciding-generated';
import { useFormat } from '../../hooks/use-format';
import { DecideDialog } from './decide-dialog';
import styles from './deciding.module.css';
import type { Colleague } from './mentioned-in';
import { Notes } from './notes';
import { useStageName } from './use-stage-name';

const NOWHERE = '';

interface Props {
  invitation: DecisionPanel_InvitationFragment;
  assessment: DecisionStages_AssessmentFragment & { colleagues: readonly Colleague[] };
  onChanged: () => void;
}

/** The decision about one candidate: the stage with who, when and why, tags, and what colleagues wrote. */
export function DecisionPanel({ invitation, assessment, onChanged }: Props) {
  const { t } = useTranslation('deciding');
  return (
    <Section title={t('decision')}>
      <div className={styles.panel}>
        <div className={styles.fields}>
          <StageChoice invitation={invitation} assessment={assessment} onChanged={onChanged} />
          <Tags invitation={invitation} known={assessment.tags} onChanged={onChanged} />
          <History decisions={invitation.decisions} />
        </div>
        <div className={styles.fields}>
          <h3 className={styles.heading}>{t('notes.title')}</h3>
          <Notes invitation={invitation} colleagues={assessment.colleagues} onChanged={onChanged} />
        </div>
      </div>
    </Section>
  );
}

function StageChoice({ invitation, assessment, onChanged }: Props) {
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
  const [tag, { loading }] = useTagInvitationsMutation({ onError: () => undefined });
  const change = async (next: string[]) => {
    const [add, remove] = [next.filter((one) => !tags.includes(one)), tags.filter((one) => !next.includes(one))];
    await tag({ variables: { input: { invitationIds: [id], add, remove } } });
    onChanged();
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

function History({ decisions }: Pick<DecisionPanel_InvitationFragment, 'decisions'>) {
  const { t } = useTranslation('deciding');
  const format = useFormat();
  const nameOf = useStageName();
  if (decisions.length === 0) return <p className={styles.quiet}>{t('history.none')}</p>;
  return (
    <ol className={styles.history} aria-label={t('history.title')}>
      {decisions.map(({ id, stage, reason, decidedByName, decidedAt }) => (
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
  );
}
