import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './skeleton.module.css';

const SKELETON_AFTER_MS = 200;

/** Draws nothing for the first 200 ms, so that what is quick never flickers. */
function Delayed({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), SKELETON_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return due ? children : null;
}

interface BlockProps {
  width?: number | string;
  height?: number;
  round?: boolean;
}

/** One grey block in the place of what will be there. */
export function SkeletonBlock({ width = '100%', height = 12, round = false }: BlockProps) {
  return <span className={round ? styles.round : styles.block} style={{ inlineSize: width, blockSize: height }} />;
}

/** Rows in the shape of a table with a person in front. */
export function SkeletonRows({ rows = 6 }: { rows?: number }) {
  return (
    <SkeletonGroup>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <SkeletonBlock width={32} height={32} round />
          <div className={styles.lines}>
            <SkeletonBlock width={`${52 - (row % 3) * 7}%`} height={11} />
            <SkeletonBlock width={`${36 - (row % 2) * 6}%`} height={9} />
          </div>
          <SkeletonBlock width={72} height={11} />
          <SkeletonBlock width={44} height={11} />
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** Says "Loading" once to a screen reader and waits 200 ms before it shows. Put `SkeletonBlock`s of your own into it. */
export function SkeletonGroup({ children, className }: { children: ReactNode; className?: string }) {
  const { t } = useTranslation('common');
  return (
    <Delayed>
      <div className={className} aria-busy="true">
        <span className="visually-hidden" role="status">
          {t('loading')}
        </span>
        {children}
      </div>
    </Delayed>
  );
}

/** A whole page on its way: title, a panel, rows. */
export function SkeletonPage() {
  return (
    <SkeletonGroup className={styles.page}>
      <SkeletonBlock width={220} height={22} />
      <SkeletonBlock width={320} height={12} />
      <SkeletonBlock height={88} />
      {Array.from({ length: 5 }, (_, row) => (
        <SkeletonBlock key={row} height={36} />
      ))}
    </SkeletonGroup>
  );
}
