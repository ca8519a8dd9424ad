import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocsHeader } from './docs-header';
import styles from './docs.module.css';
import { EntryPage } from './entry-page';
import { ErrorsPage } from './errors-page';
import { GuidePage } from './guide-page';
import { guideNames, type Guides } from './guides/guides';
import { fetchReference, search, type Reference } from './reference';
import { DocsSidebar } from './sidebar';
import { useDocsLocation, type DocsLocation } from './use-docs-location';

/** The API, to be read: the guide for everybody, the reference for those who may call it. */
export function Docs({ guides }: { guides: Guides }) {
  const { t } = useTranslation('docs');
  const reference = useReference();
  const place = useDocsLocation();
  const [words, setWords] = useState('');
  const found = useMemo(() => (reference ? search(reference.entries, words) : []), [reference, words]);
  return (
    <div className={styles.page}>
      <title>{`${t('title')} · ${t('common:product')}`}</title>
      <DocsHeader words={words} canSearch={Boolean(reference)} onSearch={setWords} />
      <div className={styles.body}>
        <DocsSidebar
          guides={guides}
          reference={reference}
          found={found}
          isSearching={words.trim() !== ''}
          place={place}
        />
        <main className={styles.main} id="main" tabIndex={-1}>
          <Shown guides={guides} place={place} reference={reference} />
        </main>
      </div>
    </div>
  );
}

interface ShownProps {
  guides: Guides;
  place: DocsLocation;
  reference: Reference | null | undefined;
}

function Shown({ guides, place: { part, name }, reference }: ShownProps) {
  const guide = guideNames.find((one) => one === part);
  useEffect(() => {
    if (!guide) window.scrollTo(0, 0);
  }, [guide, part, name]);
  if (guide) return <GuidePage blocks={guides[guide]} heading={name} />;
  if (reference && part === 'errors') return <ErrorsPage errors={reference.errors} />;
  const entry = reference?.entries.find((one) => one.kind === part && one.name === name);
  return entry && reference ? (
    <EntryPage entry={entry} reference={reference} />
  ) : (
    <GuidePage blocks={guides.guide} heading="" />
  );
}

/** Undefined while asking, null when the caller may not have it or the line is down: the guide stays. */
function useReference(): Reference | null | undefined {
  const [reference, setReference] = useState<Reference | null | undefined>(undefined);
  useEffect(() => {
    fetchReference().then(setReference, () => setReference(null));
  }, []);
  return reference;
}
