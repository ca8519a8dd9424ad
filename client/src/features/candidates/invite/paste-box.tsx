import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isReady } from './draft-list';
import type { CandidateList } from './use-candidate-list';
import styles from './invite-drawer.module.css';

const LINE_HEIGHT = 24;

/** One candidate per line. Always left to right, because the format is; the lines that need a fix are tinted. */
export function PasteBox({ list }: { list: CandidateList }): ReactNode {
  const { t } = useTranslation('candidates');
  const id = useId();
  const [top, setTop] = useState(0);
  const bad = new Set(list.rows.filter((row) => !isReady(row)).map(({ line }) => line));
  const count = Math.max(1, list.text.split('\n').length);
  return (
    <div>
      <div className={styles.boxHead}>
        <label htmlFor={id}>{t('invite.onePerLine')}</label>
        <span>{t('invite.format')}</span>
      </div>
      <div className={styles.paste} dir="ltr">
        <div className={styles.lines} style={{ transform: `translateY(${-top}px)` }} aria-hidden>
          {visibleLines(count, top).map((line) => (
            <div
              key={line}
              className={bad.has(line) ? styles.lineBad : styles.line}
              style={{ position: 'absolute', insetInline: 0, insetBlockStart: (line - 1) * LINE_HEIGHT }}
            >
              {line}
            </div>
          ))}
        </div>
        <textarea
          id={id}
          className={styles.area}
          dir="ltr"
          spellCheck={false}
          value={list.text}
          placeholder={
            'Noor Al-Hashimi, noor.hashimi@example.com, +971 50 555 0142\nبدر العنزي, bader.enezi@example.com, +965 9955 0190'
          }
          onChange={(event) => list.setText(event.target.value)}
          onScroll={(event) => setTop(event.currentTarget.scrollTop)}
        />
      </div>
    </div>
  );
}

/** Only the numbers near the window are drawn: a list may have thousands of lines. */
function visibleLines(count: number, top: number): number[] {
  const first = Math.max(0, Math.floor(top / LINE_HEIGHT) - 10);
  const length = Math.min(count - first, 60);
  return Array.from({ length: Math.max(0, length) }, (_, index) => first + index + 1);
}
