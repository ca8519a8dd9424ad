import type { ReactNode } from 'react';
import { LtrText } from '../text/ltr-text';
import { UserText } from '../text/user-text';
import { Avatar } from './avatar';
import styles from './person-cell.module.css';

interface Props {
  name: string;
  /** Second line. */
  email?: string;
  /** Second line when it is not an e-mail. */
  note?: ReactNode;
  /** At the end of the first line. */
  beside?: ReactNode;
}

/** Who a row is about: avatar, name, and a line below. */
export function PersonCell({ name, email, note, beside }: Props) {
  return (
    <span className={styles.person}>
      <Avatar name={name} />
      <span className={styles.lines}>
        <span className={styles.first}>
          <UserText className={styles.name}>{name}</UserText>
          {beside}
        </span>
        {email && (
          <span className={styles.second}>
            <LtrText ellipsis>{email}</LtrText>
          </span>
        )}
        {note && <span className={styles.second}>{note}</span>}
      </span>
    </span>
  );
}
