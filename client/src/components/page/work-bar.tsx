import { Button } from 'antd';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { UserText } from '../text/user-text';
import styles from './work-bar.module.css';

interface Props {
  /** Of what is being written; empty while it has none. */
  title: string;
  /** Shown until there is a title. */
  untitled: string;
  /** Spoken name of the arrow: where it leads. */
  back: string;
  status: ReactNode;
  steps: ReactNode;
  /** Preview and the way on. */
  actions: ReactNode;
  onBack: () => void;
}

/** Above every step: what is being written and whether it is saved, where one is, how to go on. */
export function WorkBar({ title, untitled, back, status, steps, actions, onBack }: Props) {
  return (
    <header className={styles.bar}>
      <div className={styles.start}>
        <Button
          type="text"
          aria-label={back}
          title={back}
          icon={<ArrowLeft className="flip" size={18} strokeWidth={1.75} aria-hidden />}
          onClick={onBack}
        />
        <div className={styles.heading}>
          <h1 className={styles.title} tabIndex={-1}>
            {title ? <UserText>{title}</UserText> : untitled}
          </h1>
          {status}
        </div>
      </div>
      {steps}
      <div className={styles.actions}>{actions}</div>
    </header>
  );
}
