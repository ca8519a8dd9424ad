import { Button, Input, Select } from 'antd';
import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/toast/toasts';
import type { LettersInput } from '../../graphql/schema-generated';
import { resolvesWhenRefused, unlessRefused } from '../../lib/graphql/refusal';
import { isolateName } from '../../lib/format/isolate-name';
import { useDeleteReplyMutation, useSavedRepliesQuery, useSaveReplyMutation } from './letters-generated';
import { blankLetters } from './letters';
import styles from './deciding.module.css';

const MAX_NAME = 60;

interface Props {
  letters: LettersInput;
  onChoose: (letters: LettersInput) => void;
  /** Under which it may be kept. */
  name: string;
  onName: (name: string) => void;
  /** The letter itself, between what it may begin with and its name. */
  children: ReactNode;
}

const isSame = (one: LettersInput, other: LettersInput) => JSON.stringify(one) === JSON.stringify(other);
const plain = ({ subject, text }: LettersInput['en']) => ({ subject, text });
const plainLetters = ({ en, ar }: LettersInput): LettersInput => ({ en: plain(en), ar: plain(ar) });

/** One's own letters: taken over, kept under a name, forgotten. */
export function SavedReplyChoice({ letters, onChoose, name, onName, children }: Props) {
  const { t } = useTranslation('deciding');
  const { data, refetch } = useSavedRepliesQuery({ fetchPolicy: 'cache-and-network' });
  const [save] = useSaveReplyMutation(resolvesWhenRefused);
  const [remove] = useDeleteReplyMutation(resolvesWhenRefused);
  const [chosen, setChosen] = useState<string | null>(null);
  const replies = data?.viewer?.savedReplies ?? [];
  const choose = (id: string) => {
    const reply = replies.find((one) => one.id === id);
    if (!reply) return;
    setChosen(id);
    onName(reply.name);
    onChoose(plainLetters(reply));
    if (isSame(letters, blankLetters) || isSame(letters, plainLetters(reply))) return;
    const putBack = () => {
      setChosen(chosen);
      onName(name);
      onChoose(letters);
    };
    toast.success(t('letter.replaced', { name: isolateName(reply.name) }), { undo: putBack });
  };
  const keep = async () => {
    if (name.trim() === '') return;
    const { data: saved } = await save({ variables: { input: { name, letters } } });
    if (!saved) return;
    const { savedReply, replaced } = saved.saveReply;
    if (replaced) {
      toast.success(t('letter.overwritten', { name: isolateName(replaced.name) }), {
        undo: () => void keepAgain(replaced),
      });
    } else toast.success(t('letter.saved'));
    await unlessRefused(refetch());
    setChosen(savedReply.id);
  };
  const keepAgain = async (reply: LettersInput & { name: string }) => {
    const { data: saved } = await save({ variables: { input: { name: reply.name, letters: plainLetters(reply) } } });
    if (saved) await unlessRefused(refetch());
  };
  const forget = async () => {
    const reply = replies.find(({ id }) => id === chosen);
    if (!reply) return;
    const { data: removed } = await remove({ variables: { input: { id: reply.id } } });
    if (!removed) return;
    setChosen(null);
    await unlessRefused(refetch());
    toast.success(t('letter.forgotten', { name: isolateName(reply.name) }), { undo: () => void keepAgain(reply) });
  };
  return (
    <>
      {replies.length > 0 && (
        <div className={styles.reply}>
          <Select
            className={styles.wide ?? ''}
            aria-label={t('letter.replies')}
            placeholder={t('letter.replies')}
            value={chosen}
            options={replies.map((reply) => ({ value: reply.id, label: reply.name }))}
            onChange={choose}
          />
          <Button
            type="text"
            icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
            aria-label={t('letter.forget')}
            title={t('letter.forget')}
            disabled={chosen === null}
            onClick={() => void forget()}
          />
        </div>
      )}
      {children}
      <div className={styles.reply}>
        <Input
          dir="auto"
          maxLength={MAX_NAME}
          aria-label={t('letter.name')}
          placeholder={t('letter.name')}
          value={name}
          onChange={({ target }) => onName(target.value)}
        />
        <Button disabled={name.trim() === ''} onClick={() => void keep()}>
          {t('letter.save')}
        </Button>
      </div>
    </>
  );
}
