import { Tag } from 'antd';
import type { ReactNode } from 'react';
import type { DecisionCell_InvitationFragment } from './deciding-generated';
import { UserText } from '../../components/text/user-text';
import styles from './deciding.module.css';
import { useStageName } from '../../hooks/use-stage-name';

interface Props {
  invitation: DecisionCell_InvitationFragment;
  /** Shown while there is neither. */
  none: ReactNode;
}

/** Where somebody stands in the decision, and the words of one's own on them. */
export function DecisionCell({ invitation, none }: Props): ReactNode {
  const nameOf = useStageName();
  const { decisionStage, tags } = invitation;
  if (!decisionStage && tags.length === 0) return none;
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
