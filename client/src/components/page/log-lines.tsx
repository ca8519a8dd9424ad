import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../hooks/use-format';
import { LtrText } from '../text/ltr-text';
import styles from './log-lines.module.css';

/** What happened between two programs, the last first. */
export function LogLines({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface LineProps {
  /** What it was, in the programs' own words. */
  name: string;
  state: ReactNode;
  at: string;
  /** For a line that can be opened; without it, what stands below is always there. */
  toggle?: { isOpen: boolean; onToggle: () => void };
  children?: ReactNode;
}

/** One thing that happened: what, how it went and when; below it what more there is to say. */
export function LogLine({ name, state, at, toggle, children }: LineProps) {
  const format = useFormat();
  const head = (
    <>
      {toggle && <ChevronRight className={`flip ${styles.chevron}`} size={16} strokeWidth={1.75} aria-hidden />}
      <LtrText className={styles.name ?? ''}>{name}</LtrText>
      {state}
      <time dateTime={at} className={styles.when}>
        {format.date(at)} {format.time(at)}
      </time>
    </>
  );
  return (
    <li className={styles.line}>
      {toggle ? (
        <button type="button" className={styles.head} aria-expanded={toggle.isOpen} onClick={toggle.onToggle}>
          {head}
        </button>
      ) : (
        <div className={styles.head}>{head}</div>
      )}
      {children}
    </li>
  );
}
