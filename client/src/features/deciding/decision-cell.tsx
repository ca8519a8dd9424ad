import { Tag } from 'antd';
import type { DecisionCell_InvitationFragment } from '../../graphql/generated';
import { Missing } from '../../components/text/missing';
import { UserText } from '../../components/text/user-text';
import styles from './deciding.module.css';
import { useStageName } from './use-stage-name';

/** Where somebody stands in the decision, and the words of one's own on them. */
export function DecisionCell({ invitation }: { invitation: DecisionCell_InvitationFragment }) {
  const nameOf = useStageName();
  const { decisionStage, tags } = invitation;
  if (!decisionStage && tags.length === 0) return <Missing />;
  return (
    <span className={styles.cell}>
      {decisionStage && <UserText className={styles.stage ?? ''}>{nameOf(decisionStage)}</UserText>}
      {tags.map((tag) => (
        <Tag key={tag} className={styles.tag ?? ''}>
          <UserText>{tag}</UserText>
        </Tag>
      ))}
    </span>
  );
}
