import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../hooks/use-media';
import styles from './docs.module.css';
import { guideNames, type GuideName, type Guides } from './guides/guides';
import type { Entry, EntryKind, Reference } from './reference';
import { addressOf, type DocsLocation } from './use-docs-location';

interface Props {
  guides: Guides;
  reference: Reference | null | undefined;
  found: readonly Entry[];
  isSearching: boolean;
  place: DocsLocation;
}

const groups: EntryKind[] = ['query', 'mutation', 'subscription', 'object', 'input', 'enum', 'scalar'];

/** Beside the text; on a phone one line above it, which opens, so that the text comes first. */
export function DocsSidebar(props: Props) {
  const isNarrow = useMedia('(max-width: 800px)');
  const { part, name } = props.place;
  // Where a link has led somewhere it is folded anew.
  return isNarrow ? <Folded key={`${part} ${name}`} {...props} /> : <Contents {...props} />;
}

function Folded(props: Props) {
  const { t } = useTranslation('docs');
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.folded}
      open={isOpen || props.isSearching}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.group}>{t('contents')}</summary>
      <Contents {...props} />
    </details>
  );
}

function Contents({ guides, reference, found, isSearching, place }: Props) {
  const { t } = useTranslation('docs');
  return (
    <nav className={styles.side} aria-label={t('contents')}>
      {!isSearching && guideNames.map((name) => <GuideLinks key={name} name={name} guides={guides} place={place} />)}
      {reference === null && <SignInHint />}
      {reference && !isSearching && (
        <a className={styles.link} href={addressOf('errors')} aria-current={currentOf(place.part === 'errors')}>
          {t('errors')}
        </a>
      )}
      {isSearching && found.length === 0 && <p className={styles.hint}>{t('nothing')}</p>}
      {groups.map((kind) => (
        <Group key={kind} kind={kind} entries={found} isOpen={isSearching || place.part === kind} place={place} />
      ))}
    </nav>
  );
}

const currentOf = (isCurrent: boolean) => (isCurrent ? ('page' as const) : undefined);

function GuideLinks({ name, guides, place }: { name: GuideName; guides: Guides; place: DocsLocation }) {
  const { t } = useTranslation('docs');
  const isHere = place.part === name;
  return (
    <details open={isHere}>
      <summary className={styles.group}>{t(`part.${name}`)}</summary>
      {guides[name].map(
        (block) =>
          block.kind === 'heading' &&
          block.level <= 2 && (
            <a
              key={block.id}
              className={styles.link}
              href={addressOf(name, block.id)}
              aria-current={currentOf(isHere && place.name === block.id)}
            >
              {block.text.replaceAll('`', '')}
            </a>
          ),
      )}
    </details>
  );
}

function SignInHint() {
  const { t } = useTranslation('docs');
  return (
    <p className={styles.hint}>
      {t('signIn')} <a href="/Login">{t('signInLink')}</a>
    </p>
  );
}

interface GroupProps {
  kind: EntryKind;
  entries: readonly Entry[];
  isOpen: boolean;
  place: DocsLocation;
}

function Group({ kind, entries, isOpen, place }: GroupProps) {
  const { t } = useTranslation('docs');
  const own = entries.filter((entry) => entry.kind === kind);
  if (own.length === 0) return null;
  return (
    <details open={isOpen}>
      <summary className={styles.group}>
        {t(`kind.${kind}`)} <span className={styles.count}>{own.length}</span>
      </summary>
      {own.map(({ name }) => (
        <a
          key={name}
          className={styles.link}
          href={addressOf(kind, name)}
          aria-current={currentOf(place.part === kind && place.name === name)}
        >
          <bdi>{name}</bdi>
        </a>
      ))}
    </details>
  );
}
