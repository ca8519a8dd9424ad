import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/feedback/empty-state';
import { LoadFailed } from '../../components/feedback/load-failed';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { MoreButton } from '../../components/table/more-button';
import type { TestCard_TestFragment } from './test-card-generated';
import type { NextPage } from '../../hooks/use-next-page';
import { addTest, isChosen, MAX_TESTS, removeTest } from './chosen-tests';
import { ChosenPanel } from './chosen-panel';
import styles from './test-library.module.css';
import { TestRow } from './test-row';

interface Props {
  toolbar: ReactNode;
  /** Undefined while the first answer is on its way. */
  tests: readonly TestCard_TestFragment[] | undefined;
  error?: unknown;
  onRetry: () => unknown;
  /** Absent when there is no filter to clear. */
  onClearFilters?: (() => void) | undefined;
  next: NextPage;
  chosen: readonly TestCard_TestFragment[];
  onChange: (chosen: readonly TestCard_TestFragment[]) => void;
  onPreview: (id: string) => void;
  /** Below the chosen tests: what the assessment asks besides. */
  besides?: ReactNode;
}

/** The library at the start, the tests of this assessment at the end. */
export function TestLibrary(props: Props) {
  const { t } = useTranslation('tests');
  const { toolbar, chosen, onChange, onPreview, besides } = props;
  return (
    <div className={styles.step}>
      <section className={styles.library} aria-label={t('title')}>
        <div className={styles.intro}>
          <h2 className={styles.heading}>{t('title')}</h2>
          <p className={styles.note}>{t('note')}</p>
        </div>
        {toolbar}
        <Offer {...props} />
      </section>
      <ChosenPanel chosen={chosen} onChange={onChange} onPreview={onPreview} besides={besides} />
    </div>
  );
}

function Offer({ tests, error, onRetry, onClearFilters, next, chosen, onChange, onPreview }: Props) {
  const { t } = useTranslation('tests');
  if (!tests) return error ? <LoadFailed error={error} onRetry={onRetry} /> : <SkeletonRows rows={5} />;
  if (tests.length === 0) return <NoTests onClearFilters={onClearFilters} />;
  return (
    <>
      <ul>
        {tests.map((test) => (
          <TestRow
            key={test.id}
            test={test}
            isChosen={isChosen(chosen, test.id)}
            isFull={chosen.length >= MAX_TESTS}
            onPreview={() => onPreview(test.id)}
            onToggle={() => onChange(isChosen(chosen, test.id) ? removeTest(chosen, test.id) : addTest(chosen, test))}
          />
        ))}
      </ul>
      {next.isThere && (
        <div className={styles.more}>
          <MoreButton page={next}>{t('more')}</MoreButton>
        </div>
      )}
    </>
  );
}

function NoTests({ onClearFilters }: Pick<Props, 'onClearFilters'>) {
  const { t } = useTranslation(['tests', 'common']);
  if (!onClearFilters) return <EmptyState title={t('tests:empty.title')}>{t('tests:empty.text')}</EmptyState>;
  return (
    <EmptyState
      title={t('tests:noMatch.title')}
      action={<Button onClick={onClearFilters}>{t('common:action.clearFilters')}</Button>}
    >
      {t('tests:noMatch.text')}
    </EmptyState>
  );
}
