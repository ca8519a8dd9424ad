import { Button, Mentions } from 'antd';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UserText } from '../../components/text/user-text';
import { toast } from '../../components/toast/toasts';
import {
  useDeleteNoteMutation,
  useWriteNoteMutation,
  type DecisionPanel_InvitationFragment,
} from './deciding-generated';
import { useDrafts } from '../../hooks/use-drafts';
import { useFormat } from '../../hooks/use-format';
import styles from './deciding.module.css';
import { mentionedIn, type Colleague } from './mentioned-in';

interface Props {
  invitation: DecisionPanel_InvitationFragment;
  colleagues: readonly Colleague[];
  onChanged: () => void;
}

/** What staff write to each other about somebody. Whoever is mentioned gets it by mail. */
export function Notes({ invitation, colleagues, onChanged }: Props) {
  const { t } = useTranslation('deciding');
  const format = useFormat();
  const [remove] = useDeleteNoteMutation();
  const removeNote = async (id: string) => {
    await remove({ variables: { input: { id } } });
    onChanged();
  };
  return (
    <>
      <ul className={styles.notes} aria-label={t('notes.title')}>
        {invitation.notes.map(({ id, text, writtenByName, writtenAt, isOwn }) => (
          <li key={id}>
            <p className={styles.quiet}>
              <UserText>{writtenByName}</UserText> · {format.moment(writtenAt)}
              {isOwn && (
                <Button
                  type="text"
                  size="small"
                  icon={<Trash2 size={14} strokeWidth={1.75} aria-hidden />}
                  aria-label={t('notes.delete')}
                  title={t('notes.delete')}
                  onClick={() => void removeNote(id)}
                />
              )}
            </p>
            <UserText as="p" className={styles.noteText ?? ''}>
              {text}
            </UserText>
          </li>
        ))}
      </ul>
      <NoteForm invitationId={invitation.id} colleagues={colleagues} onWritten={onChanged} />
    </>
  );
}

interface FormProps {
  invitationId: string;
  colleagues: readonly Colleague[];
  onWritten: () => void;
}

function NoteForm({ invitationId, colleagues, onWritten }: FormProps) {
  const { t } = useTranslation('deciding');
  const drafts = useDrafts();
  const draft = `note ${invitationId}`;
  const [text, setText] = useState(() => {
    const kept = drafts.read(draft);
    return typeof kept === 'string' ? kept : '';
  });
  const [write, { loading }] = useWriteNoteMutation({ onError: () => undefined });
  const change = (typed: string) => {
    setText(typed);
    if (typed.trim() === '') drafts.drop(draft);
    else drafts.keep(draft, typed);
  };
  const send = async () => {
    const mentioned = mentionedIn(text, colleagues);
    const input = { invitationId, text, mentionIds: mentioned.map(({ id }) => id) };
    const { data } = await write({ variables: { input } });
    if (!data) return;
    change('');
    toast.success(t(mentioned.length > 0 ? 'notes.sent' : 'notes.saved', { count: mentioned.length }));
    onWritten();
  };
  return (
    <form
      className={styles.fields}
      aria-label={t('notes.write')}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void send();
      }}
    >
      <Mentions
        dir="auto"
        aria-label={t('notes.write')}
        placeholder={t('notes.placeholder')}
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={4000}
        value={text}
        options={colleagues.map(({ id, name }) => ({ key: id, value: name, label: name }))}
        onChange={change}
      />
      <div className={styles.buttons}>
        <Button htmlType="submit" loading={loading} disabled={text.trim() === ''}>
          {t('notes.add')}
        </Button>
      </div>
    </form>
  );
}
