import { Button, Drawer, Segmented } from 'antd';
import { X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UserText } from '../../../components/text/user-text';
import { ToastPlace } from '../../../components/toast/toast-place';
import { useDrafts } from '../../../hooks/use-drafts';
import { useLanguage } from '../../../hooks/use-language';
import { CountryField } from './country-field';
import { isReady } from './draft-list';
import { listLength, type InviteWay } from './draft-lists';
import { InviteFooter } from './invite-footer';
import { InviteTermsFields, NO_TERMS, type InviteTerms } from './invite-terms';
import { ListFailure } from './list-failure';
import { PasteBox } from './paste-box';
import { PreviewTable } from './preview-table';
import { UploadBox } from './upload-box';
import { useCandidateList } from './use-candidate-list';
import { useInvite } from './use-invite';
import { WaitingList } from './waiting-list';
import styles from './invite-drawer.module.css';

interface Props {
  assessment: { id: string; title: string };
  /** Which way is open; null closes the drawer. */
  way: InviteWay | null;
  /** Requests left; null when not limited. */
  remaining: number | null;
  onWay: (way: InviteWay | null) => void;
  onInvited: () => void;
}

/**
 * Invites people from pasted text or a spreadsheet: one preview for both, fixed in place. Who is ready is invited in one
 * step; who needs a fix stays in the list. Closed with a list in it, it says so where it stands on the page.
 */
export function InviteDrawer({ assessment, way, remaining, onWay, onInvited }: Props): ReactNode {
  const { direction } = useLanguage();
  const list = useCandidateList(assessment.id, way);
  const [terms, setTerms] = useTerms(assessment.id);
  const close = () => onWay(null);
  const invite = useInvite({ assessmentId: assessment.id, list, terms, remaining }, (left) => {
    onInvited();
    if (left > 0) return;
    setTerms(NO_TERMS);
    close();
  });
  return (
    <>
      {way === null && (
        <WaitingList
          count={listLength(list)}
          onContinue={() => onWay(list.file ? 'upload' : 'paste')}
          onClear={list.clear}
        />
      )}
      <Drawer
        open={way !== null}
        size={620}
        placement={direction === 'rtl' ? 'left' : 'right'}
        rootClassName={styles.drawer ?? ''}
        closable={false}
        title={<Title title={assessment.title} onClose={close} />}
        footer={
          <InviteFooter
            count={list.rows.filter(isReady).length}
            remaining={remaining}
            isSending={invite.isSending}
            hindrance={invite.hindrance}
            onClose={close}
            onClear={listLength(list) > 0 ? list.clear : null}
            onSend={() => void invite.send()}
          />
        }
        onClose={close}
      >
        {/* What is being sent stays as it is until the answer is there. */}
        <fieldset className={styles.work} disabled={invite.isSending}>
          <Ways way={way ?? 'paste'} onWay={onWay} />
          {way === 'upload' ? <UploadBox list={list} /> : <PasteBox list={list} />}
          <CountryField country={list.country} onChange={list.setCountry} />
          {list.failure && <ListFailure failure={list.failure} onRetry={list.checkAgain} />}
          <PreviewTable list={list} />
          <InviteTermsFields terms={terms} onChange={setTerms} />
        </fieldset>
        <ToastPlace open={way !== null} />
      </Drawer>
    </>
  );
}

/** Kept beside the list that they are meant for. */
function useTerms(assessmentId: string) {
  const drafts = useDrafts();
  const name = `invite-terms ${assessmentId}`;
  const [terms, setTerms] = useState<InviteTerms>(() => (drafts.read(name) ?? NO_TERMS) as InviteTerms);
  useEffect(() => drafts.keep(name, terms), [drafts, name, terms]);
  return [terms, setTerms] as const;
}

function Ways({ way, onWay }: { way: InviteWay; onWay: (way: InviteWay) => void }) {
  const { t } = useTranslation('candidates');
  return (
    <Segmented<InviteWay>
      block
      aria-label={t('invite.way')}
      value={way}
      options={[
        { value: 'paste', label: t('invite.paste') },
        { value: 'upload', label: t('invite.upload') },
      ]}
      onChange={onWay}
    />
  );
}

function Title({ title, onClose }: { title: string; onClose: () => void }) {
  const { t } = useTranslation(['candidates', 'common']);
  return (
    <div className={styles.title}>
      <div>
        <h2>{t('invite.title')}</h2>
        <p>
          {t('invite.to')} <UserText>{title}</UserText>
        </p>
      </div>
      <Button
        type="text"
        icon={<X size={18} strokeWidth={1.75} aria-hidden />}
        aria-label={t('common:action.close')}
        onClick={onClose}
      />
    </div>
  );
}
