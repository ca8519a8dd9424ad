import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { beginHere } from '../../components/form/begin-here';
import { DraftRestored } from '../../components/form/draft-restored';
import { FieldFrame } from '../../components/form/field-frame';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog';
import { useFormat } from '../../hooks/use-format';
import { isText, useKept } from '../../hooks/use-kept';
import styles from './deciding.module.css';
import { useTagging, type Tagged } from './use-tagging';

const MAX_LENGTH = 30;
const NONE: readonly string[] = [];
const areTexts = (kept: unknown): kept is readonly string[] => Array.isArray(kept) && kept.every(isText);
const asTags = (typed: readonly string[]) => typed.map((one) => one.trim().slice(0, MAX_LENGTH)).filter(Boolean);

interface Props {
  /** Those in use already, to choose from. */
  known: readonly string[];
  invitations: readonly Tagged[] | null;
  onDone: () => void;
  onClose: () => void;
}

/** Puts tags on people and takes them off. */
export function TagDialog({ invitations, ...props }: Props) {
  return invitations && <OpenDialog {...props} invitations={invitations} />;
}

type OpenProps = Props & { invitations: NonNullable<Props['invitations']> };

function OpenDialog({ known, invitations, onDone, onClose }: OpenProps) {
  const { t } = useTranslation(['deciding', 'common']);
  const format = useFormat();
  const tag = useTagging(onDone);
  const people = invitations.map(({ id }) => id).join();
  const [add, setAdd, wasAdding] = useKept(`tags ${people}`, NONE, areTexts);
  const [half, setHalf, wasTyping] = useKept(`tag ${people}`, '', isText);
  const [remove, setRemove, wasRemoving] = useKept(`tags off ${people}`, NONE, areTexts);
  const carried = [...new Set(invitations.flatMap(({ tags }) => tags))];
  const added = [...new Set(asTags([...add, half]))];
  const clear = () => {
    setAdd(NONE);
    setHalf('');
    setRemove(NONE);
  };
  const save = async () => {
    const isTaken = await tag(invitations, added, [...remove]);
    if (isTaken) clear();
    return isTaken;
  };
  const numbers = { count: invitations.length, formatted: format.number(invitations.length) };
  return (
    <ConfirmDialog
      open
      title={t('tags.change', numbers)}
      confirm={t('common:action.save')}
      keep={t('common:action.cancel')}
      mayConfirm={added.length + remove.length > 0}
      onConfirm={save}
      onClose={onClose}
    >
      <div className={styles.fields}>
        {(wasAdding || wasTyping || wasRemoving) && <DraftRestored onDiscard={clear} />}
        <FieldFrame id="tags-add" label={t('tags.add')} help={t('tags.addHelp')}>
          <Select
            id="tags-add"
            ref={beginHere}
            mode="tags"
            value={[...add]}
            showSearch={{ searchValue: half, onSearch: setHalf }}
            options={known.map((value) => ({ value, label: value }))}
            onSelect={() => setHalf('')}
            onChange={(typed: string[]) => setAdd(asTags(typed))}
          />
        </FieldFrame>
        {carried.length > 0 && (
          <FieldFrame id="tags-remove" label={t('tags.remove')}>
            <Select
              id="tags-remove"
              mode="multiple"
              value={[...remove]}
              options={carried.map((value) => ({ value, label: value }))}
              onChange={setRemove}
            />
          </FieldFrame>
        )}
      </div>
    </ConfirmDialog>
  );
}
