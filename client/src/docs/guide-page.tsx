import { useEffect } from 'react';
import styles from './docs.module.css';
import { guide } from './guide';
import { Markdown } from './markdown/markdown';

/** The guide, at one of its headings. */
export function GuidePage({ heading }: { heading: string }) {
  useEffect(() => {
    if (heading) document.getElementById(heading)?.scrollIntoView();
  }, [heading]);
  return (
    <article className={styles.article}>
      <Markdown blocks={guide} />
    </article>
  );
}
