import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../../components/feedback/inline-alert';
import { UserText } from '../../../components/text/user-text';
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
        <InlineAlert
          key={part}
          tone="danger"
          ways={
            <>
              <Button onClick={takeTheirs}>{t('elsewhere.takeTheirs')}</Button>
              <Button danger onClick={saveMine}>
                {t('elsewhere.saveMine')}
              </Button>
            </>
          }
        >
          <strong>{t(`elsewhere.${part}`)}</strong>
          <p>{t('elsewhere.stored')}</p>
          <ul className={styles.stored}>
            {wordsOf[part](stored).map((text, at) => (
              <li key={at}>
                <UserText>{text}</UserText>
              </li>
            ))}
          </ul>
          <p>{t('elsewhere.kept')}</p>
        </InlineAlert>
      ))}
    </div>
  );
}

/** What is stored of each part, in words. */
function useWords(): Record<WholePart, (stored: ChangedPart['stored']) => string[]> {
  const { t } = useTranslation(['assessments', 'tests']);
  const format = useFormat();
  const orNone = (words: string[]) => (words.length === 0 ? [t('assessments:elsewhere.nothing')] : words);
  return {
    tests: ({ tests }) => orNone(tests.map(({ title }) => title)),
    bands: ({ gradeBands }) =>
      gradeBands.map(({ name, min, max }) => `${name} · ${format.number(min)}–${format.number(max)}`),
    pools: ({ pools }) =>
      orNone(pools.map(({ skill, drawCount }) => `${skill} · ${t('tests:questions', { count: drawCount })}`)),
  };
}
