import { Button, Mentions } from 'antd';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog';
import { UserText } from '../../components/text/user-text';
import { toast } from '../../components/toast/toasts';
import { MoreButton } from '../../components/table/more-button';
import type { WriteNoteInput } from '../../graphql/schema-generated';
import {
  useDeleteNoteMutation,
  useEarlierNotesLazyQuery,
  useWriteNoteMutation,
  type DecisionPanel_InvitationFragment,
} from './deciding-generated';
import { useDrafts } from '../../hooks/use-drafts';
import { useFormat } from '../../hooks/use-format';
import { useGrownList } from '../../hooks/use-grown-list';
import { isText, useKept } from '../../hooks/use-kept';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import styles from './deciding.module.css';
import { useColleagueSearch } from './colleague-search';
import { mentionedIn, mentionWords, type Colleague } from './mentioned-in';
import type { OfResult } from './of-result';

const SETTLES_AFTER_MS = 150;

interface Props {
  invitation: DecisionPanel_InvitationFragment;
  result: OfResult;
  onChanged: () => void;
}

/** What staff write to each other about somebody. Whoever is mentioned gets it by mail. */
export function Notes({ invitation, result, onChanged }: Props) {
  const { t } = useTranslation(['deciding', 'common']);
  const format = useFormat();
  const [remove] = useDeleteNoteMutation();
  const { list, next } = useNotes(invitation, result);
  const [leaving, setLeaving] = useState<string | null>(null);
  const removeNote = async () => {
    if (leaving === null) return;
    await remove({ variables: { input: { id: leaving } } });
    onChanged();
  };
  return (
    <>
      {next.isThere && <MoreButton page={next}>{t('notes.earlier')}</MoreButton>}
      <ul className={styles.notes} aria-label={t('notes.title')}>
        {list.edges.toReversed().map(({ node: { id, text, writtenByName, writtenAt, isOwn } }) => (
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
                  onClick={() => setLeaving(id)}
                />
              )}
            </p>
            <UserText as="p" className={styles.noteText ?? ''}>
              {text}
            </UserText>
          </li>
        ))}
      </ul>
      <NoteForm invitationId={invitation.id} assessmentId={result.assessmentId} onWritten={onChanged} />
      <ConfirmDialog
        open={leaving !== null}
        title={t('notes.remove.title')}
        confirm={t('notes.remove.confirm')}
        keep={t('notes.remove.keep')}
        danger
        onConfirm={removeNote}
        onClose={() => setLeaving(null)}
      >
        {t('notes.remove.text')}
      </ConfirmDialog>
    </>
  );
}

function useNotes({ notes }: DecisionPanel_InvitationFragment, result: OfResult) {
  const [ask] = useEarlierNotesLazyQuery({ fetchPolicy: 'no-cache' });
  return useGrownList(notes, async (after) => {
    const { data } = await ask({ variables: { ...result, after } });
    const earlier = data?.assessment.result.invitation?.notes;
    if (!earlier) throw new Error('The invitation is gone.');
    return earlier;
  });
}

interface FormProps {
  invitationId: string;
  assessmentId: string;
  onWritten: () => void;
}

function NoteForm({ invitationId, assessmentId, onWritten }: FormProps) {
  const { t } = useTranslation('deciding');
  const [text, change] = useKept(`note ${invitationId}`, '', isText);
  const find = useColleagueSearch(assessmentId);
  const [write, { loading }] = useWriteNoteMutation(resolvesWhenRefused);
  // Sent again after a lost reply and a reload, it is one note, and one mail to whoever is mentioned.
  const drafts = useDrafts();
  const sentAs = `sent note ${invitationId}`;
  const headersFor = (input: WriteNoteInput) => {
    const note = JSON.stringify(input);
    const before = drafts.read(sentAs) as { note: string; key: string } | null;
    const key = before?.note === note ? before.key : crypto.randomUUID();
    drafts.keep(sentAs, { note, key });
    return { 'idempotency-key': key };
  };
  const send = async () => {
    const named = await Promise.all(mentionWords(text).map(find)).catch(() => null);
    // The API client has told why nobody was found: the note waits, since who is named in it would not hear of it.
    if (!named) return;
    const mentioned = mentionedIn(text, named.flat());
    const input = { invitationId, text, mentionIds: mentioned.map(({ id }) => id) };
    const context = { ...resolvesWhenRefused.context, headers: headersFor(input) };
    const { data } = await write({ variables: { input }, context });
    if (!data) return;
    drafts.drop(sentAs);
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
      <MentionField find={find} value={text} onChange={change} />
      <div className={styles.buttons}>
        <Button htmlType="submit" loading={loading} disabled={text.trim() === ''}>
          {t('notes.add')}
        </Button>
      </div>
    </form>
  );
}

interface MentionFieldProps {
  find: (search: string) => Promise<Colleague[]>;
  value: string;
  onChange: (text: string) => void;
}

/** After an @ it offers the colleagues whose name has what is typed. */
function MentionField({ find, value, onChange }: MentionFieldProps) {
  const { t } = useTranslation('deciding');
  const [asked, setAsked] = useState<string | null>(null);
  const [offered, setOffered] = useState<Colleague[]>([]);
  useEffect(() => {
    if (asked === null) return;
    let isOver = false;
    const take = (found: Colleague[]) => {
      if (!isOver) setOffered(found);
    };
    const timer = setTimeout(() => void find(asked).then(take, () => undefined), SETTLES_AFTER_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked, find]);
  return (
    <Mentions
      dir="auto"
      aria-label={t('notes.write')}
      placeholder={t('notes.placeholder')}
      autoSize={{ minRows: 2, maxRows: 8 }}
      maxLength={4000}
      value={value}
      filterOption={false}
      options={offered.map(({ id, name }) => ({ key: id, value: name, label: name }))}
      onSearch={setAsked}
      onChange={onChange}
    />
  );
}
