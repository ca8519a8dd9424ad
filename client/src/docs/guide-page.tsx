import { useEffect } from 'react';
import styles from './docs.module.css';
import { Markdown } from './markdown/markdown';
import type { Block } from './markdown/parse';

/** A guide, at one of its headings. */
export function GuidePage({ blocks, heading }: { blocks: readonly Block[]; heading: string }) {
  useEffect(() => {
    const place = heading ? document.getElementById(heading) : null;
    if (place) place.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [blocks, heading]);
  return (
    <article className={styles.article}>
      <Markdown blocks={blocks} />
    </article>
  );
}
