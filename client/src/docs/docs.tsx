import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Header } from './docs-header';
import styles from './docs.module.css';
import { EntryPage } from './entry-page';
import { ErrorsPage } from './errors-page';
import { GuidePage } from './guide-page';
import { fetchReference, search, type Reference } from './reference';
import { Sidebar } from './sidebar';
import { usePlace, type Place } from './use-place';

/** The API, to be read: the guide for everybody, the reference for those who may call it. */
export function Docs() {
  const { t } = useTranslation('docs');
  const reference = useReference();
  const place = usePlace();
  const [words, setWords] = useState('');
  const found = useMemo(() => (reference ? search(reference.entries, words) : []), [reference, words]);
  return (
    <div className={styles.page}>
      <title>{`${t('title')} · ${t('common:product')}`}</title>
      <Header words={words} canSearch={Boolean(reference)} onSearch={setWords} />
      <div className={styles.body}>
        <Sidebar reference={reference} found={found} isSearching={words.trim() !== ''} place={place} />
        <main className={styles.main} dir="ltr" lang="en" id="main" tabIndex={-1}>
          <Shown place={place} reference={reference} />
        </main>
      </div>
    </div>
  );
}

function Shown({ place, reference }: { place: Place; reference: Reference | null | undefined }) {
  useEffect(() => {
    if (place.part !== 'guide') window.scrollTo(0, 0);
  }, [place.part, place.name]);
  if (place.part === 'guide' || !reference) return <GuidePage heading={place.name} />;
  if (place.part === 'errors') return <ErrorsPage errors={reference.errors} />;
  const entry = reference.entries.find(({ kind, name }) => kind === place.part && name === place.name);
  return entry ? <EntryPage entry={entry} reference={reference} /> : <GuidePage heading="" />;
}

/** Undefined while asking, null when the caller may not have it or the line is down: the guide stays. */
function useReference(): Reference | null | undefined {
  const [reference, setReference] = useState<Reference | null | undefined>(undefined);
  useEffect(() => {
    fetchReference().then(setReference, () => setReference(null));
  }, []);
  return reference;
}
