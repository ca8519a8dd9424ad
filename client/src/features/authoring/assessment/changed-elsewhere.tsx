import { useTranslation } from 'react-i18next';
import { StoredMeanwhile } from '../../../components/feedback/stored-meanwhile';
import { useFormat } from '../../../hooks/use-format';
import styles from '../shared/editor.module.css';
import type { ChangedPart, WholePart } from './use-changed-elsewhere';

/** Somebody else was quicker: what is stored now, while what was changed here stays until one decides. */
export function ChangedElsewhereNotes({ changed }: { changed: readonly ChangedPart[] }) {
  const { t } = useTranslation('assessments');
  const wordsOf = useWords();
  if (changed.length === 0) return null;
  return (
    <div className={styles.notes}>
      {changed.map(({ part, stored, takeTheirs, saveMine }) => (
        <StoredMeanwhile
          key={part}
          title={t(`elsewhere.${part}`)}
          stored={wordsOf[part](stored)}
          onTake={takeTheirs}
          onSave={saveMine}
        />
      ))}
    </div>
  );
}

/** What is stored of each part, in words. */
function useWords(): Record<WholePart, (stored: ChangedPart['stored']) => string[]> {
  const { t } = useTranslation('tests');
  const format = useFormat();
  return {
    tests: ({ tests }) => tests.map(({ title }) => title),
    bands: ({ gradeBands }) =>
      gradeBands.map(({ name, min, max }) => `${name} · ${format.number(min)}–${format.number(max)}`),
    pools: ({ pools }) => pools.map(({ skill, drawCount }) => `${skill} · ${t('questions', { count: drawCount })}`),
  };
}
