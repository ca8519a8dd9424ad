import { Button, Drawer, Progress, Segmented } from 'antd';
import { Coins, Send, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UserText } from '../../../components/text/user-text';
import { toast } from '../../../components/toast/toasts';
import { useInviteCandidatesMutation } from '../../../graphql/generated';
import { useFormat } from '../../../hooks/use-format';
import { useLanguage } from '../../../hooks/use-language';
import { inputOf, isReady } from './draft-list';
import { isInOrder } from '../life/start-window';
import { InviteTermsFields, NO_TERMS, type InviteTerms } from './invite-terms';
import { ListFailure } from './list-failure';
import { PasteBox } from './paste-box';
import { PreviewTable } from './preview-table';
import { UploadBox } from './upload-box';
import { useCandidateList, type CandidateList } from './use-candidate-list';
import styles from './invite-drawer.module.css';

export type InviteWay = 'paste' | 'upload';

interface Props {
  assessment: { id: string; title: string };
  /** Which way is open; null closes the drawer. */
  way: InviteWay | null;
  /** Requests left; null when not limited. */
  remaining: number | null;
  onWay: (way: InviteWay | null) => void;
  onInvited: () => void;
}

/** Invites people from pasted text or a spreadsheet: one preview for both, fixed in place, sent as one step. */
export function InviteDrawer({ assessment, way, remaining, onWay, onInvited }: Props): ReactNode {
  const { t } = useTranslation('candidates');
  const { direction } = useLanguage();
  const list = useCandidateList(assessment.id);
  const [terms, setTerms] = useState<InviteTerms>(NO_TERMS);
  const close = () => {
    list.clear();
    setTerms(NO_TERMS);
    onWay(null);
  };
  return (
    <Drawer
      open={way !== null}
      size={620}
      placement={direction === 'rtl' ? 'left' : 'right'}
      rootClassName={styles.drawer ?? ''}
      closable={false}
      title={<Title title={assessment.title} onClose={close} />}
      footer={
        <InviteFooter
          assessmentId={assessment.id}
          list={list}
          terms={terms}
          remaining={remaining}
          onCancel={close}
          onInvited={() => {
            close();
            onInvited();
          }}
        />
      }
      onClose={close}
    >
      <Segmented<InviteWay>
        block
        aria-label={t('invite.way')}
        value={way ?? 'paste'}
        options={[
          { value: 'paste', label: t('invite.paste') },
          { value: 'upload', label: t('invite.upload') },
        ]}
        onChange={(next) => {
          list.clear();
          onWay(next);
        }}
      />
      {way === 'upload' ? <UploadBox list={list} /> : <PasteBox list={list} />}
      {list.failure && <ListFailure failure={list.failure} />}
      <PreviewTable list={list} />
      <InviteTermsFields terms={terms} onChange={setTerms} />
    </Drawer>
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

interface FooterProps {
  terms: InviteTerms;
  assessmentId: string;
  list: CandidateList;
  remaining: number | null;
  onCancel: () => void;
  onInvited: () => void;
}

function InviteFooter({ assessmentId, list, terms, remaining, onCancel, onInvited }: FooterProps) {
  const { t } = useTranslation(['candidates', 'common']);
  const format = useFormat();
  const [isAsked, setIsAsked] = useState(false);
  const [invite, { loading }] = useInviteCandidatesMutation();
  const ready = list.rows.filter(isReady);
  const count = ready.length;
  const numbers = { count, formatted: format.number(count) };
  const send = async () => {
    setIsAsked(true);
    if (count === 0 || !isInOrder(terms) || list.isChecking || isOver(count, remaining)) return;
    try {
      await invite({ variables: { input: { assessmentId, candidates: ready.map(inputOf), ...terms } } });
    } catch {
      return; // The API client has said why; the list stays as it is.
    }
    toast.success(t('invite.done', numbers));
    onInvited();
  };
  return (
    <>
      {loading && (
        <Progress
          percent={100}
          status="active"
          showInfo={false}
          size="small"
          aria-label={t('invite.sending', numbers)}
        />
      )}
      {isAsked && count === 0 && <p className={styles.ask}>{t('invite.nobody')}</p>}
      <div className={styles.footer}>
        <Credits count={count} remaining={remaining} />
        <Button onClick={onCancel}>{t('common:action.cancel')}</Button>
        <Button
          type="primary"
          loading={loading}
          icon={<Send className="flip" size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => void send()}
        >
          {t('invite.button', numbers)}
        </Button>
      </div>
    </>
  );
}

const isOver = (count: number, remaining: number | null) => remaining !== null && count > remaining;

function Credits({ count, remaining }: { count: number; remaining: number | null }) {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  const over = isOver(count, remaining);
  const numbers = { count, formatted: format.number(count), remaining: format.number(remaining ?? 0) };
  const key = remaining === null ? 'invite.usesUnlimited' : over ? 'invite.usesTooMany' : 'invite.uses';
  return (
    <span className={over ? styles.over : styles.credits} role={over ? 'alert' : undefined}>
      <Coins size={16} strokeWidth={1.75} aria-hidden /> {t(key, numbers)}
    </span>
  );
}
