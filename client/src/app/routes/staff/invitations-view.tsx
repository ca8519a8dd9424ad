import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  ColumnsMenu,
  INVITATION_COLUMNS,
  readColumns,
  ViewsMenu,
  viewOf,
  withColumns,
} from '../../../features/candidates';
import { useIsNarrow } from '../../../hooks/use-media';
import { paths } from '../../paths';

/** How the list of one assessment is looked at: views by name, which hold in every assessment, and columns. */
export function InvitationsView({ assessmentId }: { assessmentId: string }) {
  const { t } = useTranslation('candidates');
  const [search, setSearch] = useSearchParams();
  const narrow = useIsNarrow();
  const linkTo = (query: string) => `${paths.inviteCandidates(assessmentId)}${query && `?${query}`}`;
  return (
    <>
      <ViewsMenu screen="invitations" current={viewOf(search)} linkTo={linkTo} />
      {!narrow && (
        <ColumnsMenu
          columns={INVITATION_COLUMNS.map((key) => ({ key, label: t(`list.${key}`) }))}
          shown={readColumns(search, INVITATION_COLUMNS)}
          onChange={(shown) => setSearch((kept) => withColumns(kept, INVITATION_COLUMNS, shown), { replace: true })}
        />
      )}
    </>
  );
}
