import { skipToken } from '@apollo/client/react';
import { Button } from 'antd';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { SkeletonRows } from '../../../components/feedback/skeleton';
import { SideDrawer } from '../../../components/overlay/side-drawer';
import { MoreButton } from '../../../components/table/more-button';
import { UserText } from '../../../components/text/user-text';
import { toast } from '../../../components/toast/toasts';
import {
  useQuestionVersionsQuery,
  useRestoreQuestionVersionMutation,
  type QuestionVersionsQuery,
} from './versions-generated';
import { useFormat } from '../../../hooks/use-format';
import { useNextPage, type NextPage } from '../../../hooks/use-next-page';
import { joinedPages } from '../../../lib/graphql/joined-pages';
import { QuestionPreview } from '../question-preview';
import { resolvesWhenRefused, unlessRefused } from '../../../lib/graphql/refusal';
import { DifferenceView } from './difference-view';
import styles from './versions.module.css';

type Version = QuestionVersionsQuery['questionVersions']['edges'][number]['node'];

interface Props {
  /** Null while it is closed. */
  questionId: string | null;
  onRestored: () => void;
  onClose: () => void;
}

/** How a question came to be what it is, newest first; an earlier version can be brought back. */
export function VersionDrawer({ questionId, onRestored, onClose }: Props) {
  const { t } = useTranslation('bank');
  const query = useQuestionVersionsQuery(
    questionId === null ? skipToken : { variables: { id: questionId }, fetchPolicy: 'cache-and-network' },
  );
  const list = questionId === null ? undefined : query.data?.questionVersions;
  const next = useNextPage(list, (after) =>
    query.fetchMore({
      variables: { after },
      updateQuery: (shown, { fetchMoreResult }) => ({
        questionVersions: joinedPages(shown.questionVersions, fetchMoreResult.questionVersions, after),
      }),
    }),
  );
  return (
    <SideDrawer
      open={questionId !== null}
      width={620}
      label={t('versions.title')}
      title={t('versions.title')}
      onClose={onClose}
    >
      {list ? (
        <Versions
          versions={list.edges.map(({ node }) => node)}
          next={next}
          onRestored={onRestored}
          onAnswered={() => void unlessRefused(query.refetch())}
        />
      ) : query.error ? (
        <LoadFailed error={query.error} onRetry={query.refetch} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </SideDrawer>
  );
}

interface VersionsProps {
  versions: readonly Version[];
  next: NextPage;
  onRestored: () => void;
  /** Also where it was refused, since there is a newer one by now. */
  onAnswered: () => void;
}

function Versions({ versions, next, onRestored, onAnswered }: VersionsProps) {
  const { t } = useTranslation('bank');
  const [restore, { loading }] = useRestoreQuestionVersionMutation(resolvesWhenRefused);
  const bringBack = async ({ version, question: { id } }: Version) => {
    const expectedVersion = versions[0]?.version;
    const { data } = await restore({ variables: { input: { id, version, expectedVersion } } });
    onAnswered();
    if (!data) return;
    toast.success(t('versions.restored', { version }));
    onRestored();
  };
  return (
    // What scrolls has to be reachable by keyboard.
    <ol className={styles.versions} tabIndex={0} aria-label={t('versions.title')} reversed>
      {/* The last one of a page is what the one above it is compared with, and is shown with the next page. */}
      {(next.isThere ? versions.slice(0, -1) : versions).map((version, index) => (
        <li key={version.version} className={styles.version}>
          <VersionHead
            version={version}
            isNewest={index === 0}
            isBusy={loading}
            onRestore={() => void bringBack(version)}
          />
          <Contents version={version} before={versions[index + 1]} />
        </li>
      ))}
      {next.isThere && (
        <li className={styles.version}>
          <MoreButton page={next}>{t('versions.more')}</MoreButton>
        </li>
      )}
    </ol>
  );
}

interface HeadProps {
  version: Version;
  isNewest: boolean;
  isBusy: boolean;
  onRestore: () => void;
}

function VersionHead({ version: { version, createdAt, createdByName }, isNewest, isBusy, onRestore }: HeadProps) {
  const { t } = useTranslation('bank');
  const format = useFormat();
  return (
    <div className={styles.head}>
      <span className={styles.number}>{t(isNewest ? 'versions.newest' : 'versions.number', { version })}</span>
      <span className={styles.meta}>
        <time dateTime={createdAt}>{format.moment(createdAt)}</time>
        {createdByName && (
          <>
            {' · '}
            <UserText>{createdByName}</UserText>
          </>
        )}
      </span>
      {!isNewest && (
        <Button
          size="small"
          className={styles.restore ?? ''}
          disabled={isBusy}
          icon={<RotateCcw size={14} strokeWidth={1.75} aria-hidden />}
          aria-label={t('versions.restoreOf', { version })}
          onClick={onRestore}
        >
          {t('versions.restore')}
        </Button>
      )}
    </div>
  );
}

/** The first version is shown whole, a later one by what it changed. */
function Contents({ version, before }: { version: Version; before: Version | undefined }) {
  if (before) return <DifferenceView before={before.question} after={version.question} />;
  return <QuestionPreview question={version.question} withKey />;
}
