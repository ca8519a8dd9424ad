import { Button } from 'antd';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftRestored } from '../../components/form/draft-restored';
import { DrawerFoot } from '../../components/overlay/drawer-foot';
import { SideDrawer } from '../../components/overlay/side-drawer';
import { toast } from '../../components/toast/toasts';
import type { ContentLanguage } from '../../graphql/schema-generated';
import { useMailCandidatesMutation, usePreviewLettersMutation } from './letters-generated';
import { useFormat } from '../../hooks/use-format';
import { useTellMissing } from '../../components/toast/use-tell-missing';
import { isText, useKept } from '../../hooks/use-kept';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import styles from './deciding.module.css';
import { LetterFields } from './letter-fields';
import { LetterPreview } from './letter-preview';
import { blankLetters, isLetters, unwrittenFor, type Unwritten } from './letters';
import { SavedReplyChoice } from './saved-reply-choice';
import { useReaders } from './use-readers';
import type { PreviewedLetter } from './previewed-letter';

interface Props {
  /** What is typed here is kept for its candidates alone. */
  assessmentId: string;
  /** Whom it goes to; null while nobody is written to. */
  invitations: readonly { id: string }[] | null;
  /** In which language most of them are written to; the other stands behind it. */
  language: ContentLanguage;
  onDone: () => void;
  onClose: () => void;
}

/** A letter to candidates: from a saved reply or written here, seen as each will get it, then sent. */
export function LetterDrawer({ invitations, onClose, ...props }: Props) {
  const { t } = useTranslation('deciding');
  const format = useFormat();
  const count = invitations?.length ?? 0;
  const title = invitations ? t('letter.title', { count, formatted: format.number(count) }) : '';
  return (
    <SideDrawer open={invitations !== null} label={title} title={title} width={560} onClose={onClose}>
      {invitations && <Writing {...props} invitations={invitations} onClose={onClose} />}
    </SideDrawer>
  );
}

function Writing({
  assessmentId,
  invitations,
  language,
  onDone,
  onClose,
}: Props & { invitations: readonly { id: string }[] }) {
  const { t } = useTranslation('deciding');
  const format = useFormat();
  const tellMissing = useTellMissing();
  const [letters, setLetters, isRestored] = useKept(`letter ${assessmentId}`, blankLetters, isLetters);
  const [name, setName, isNameRestored] = useKept(`reply name ${assessmentId}`, '', isText);
  const clear = () => {
    setLetters(blankLetters);
    setName('');
  };
  const readers = useReaders(invitations);
  const [missing, setMissing] = useState<Unwritten>({});
  const [seen, setSeen] = useState<readonly PreviewedLetter[] | null>(null);
  // Of what is previewed: sent again after a lost reply, it is one letter.
  const [sendingKey, setSendingKey] = useState('');
  const [preview, previewing] = usePreviewLettersMutation(resolvesWhenRefused);
  const [mail, mailing] = useMailCandidatesMutation(resolvesWhenRefused);
  const numbers = (count: number) => ({ count, formatted: format.number(count) });
  const input = { invitationIds: invitations.map(({ id }) => id), letters };
  const look = async () => {
    const { data } = await preview({ variables: { input } });
    if (!data) return;
    const unwritten = unwrittenFor(letters, data.previewLetters.letters);
    setMissing(unwritten);
    if (Object.keys(unwritten).length > 0) return;
    setSendingKey(crypto.randomUUID());
    setSeen(data.previewLetters.letters);
  };
  const send = async () => {
    const context = { ...resolvesWhenRefused.context, headers: { 'idempotency-key': sendingKey } };
    const { data } = await mail({ variables: { input }, context });
    if (!data) return;
    clear();
    const { mailedCount } = data.mailCandidates;
    toast.success(t('letter.sent', numbers(mailedCount)));
    tellMissing(invitations.length - mailedCount);
    onDone();
    onClose();
  };
  if (seen) {
    return (
      <LetterPreview letters={seen}>
        <Button
          type="primary"
          icon={<Send className="flip" size={16} aria-hidden />}
          loading={mailing.loading}
          onClick={() => void send()}
        >
          {t('letter.send', numbers(seen.length))}
        </Button>
        {/* Where Preview stood: pressed twice, it leads back and sends nothing. */}
        <Button onClick={() => setSeen(null)}>{t('letter.change')}</Button>
      </LetterPreview>
    );
  }
  return (
    <div className={styles.sheet}>
      {(isRestored || isNameRestored) && <DraftRestored onDiscard={clear} />}
      <SavedReplyChoice letters={letters} onChoose={setLetters} name={name} onName={setName}>
        <LetterFields letters={letters} first={language} readers={readers} missing={missing} onChange={setLetters} />
      </SavedReplyChoice>
      <DrawerFoot>
        <Button type="primary" loading={previewing.loading} onClick={() => void look()}>
          {t('letter.preview')}
        </Button>
      </DrawerFoot>
    </div>
  );
}
