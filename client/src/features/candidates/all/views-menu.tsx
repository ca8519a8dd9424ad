import { Button, Input, Popover } from 'antd';
import { Bookmark, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { UserText } from '../../../components/text/user-text';
import { toast } from '../../../components/toast/toasts';
import { resolvesWhenRefused, unlessRefused } from '../../../lib/graphql/refusal';
import { isText, useKept } from '../../../hooks/use-kept';
import { isolateName } from '../../../lib/format/isolate-name';
import { useDeleteViewMutation, useSavedViewsQuery, useSaveViewMutation } from './all-candidates-generated';
import styles from './all-candidates.module.css';

const MAX_NAME = 60;

interface Props {
  /** Whose views: the views of a list belong to that list wherever it stands. */
  screen: 'candidates' | 'invitations';
  /** The present view, as it would be saved. */
  current: string;
  linkTo: (query: string) => string;
}

/** One's own views of the list, by name. They are kept on the server, so that they are there on every computer. */
export function ViewsMenu({ screen, current, linkTo }: Props) {
  const { t } = useTranslation('all-candidates');
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      placement="bottom"
      open={isOpen}
      onOpenChange={setOpen}
      content={<Views screen={screen} current={current} linkTo={linkTo} onDone={() => setOpen(false)} />}
    >
      <Button icon={<Bookmark size={16} strokeWidth={1.75} aria-hidden />} aria-haspopup="dialog">
        {t('views.title')}
      </Button>
    </Popover>
  );
}

function Views({ screen, current, linkTo, onDone }: Props & { onDone: () => void }) {
  const { t } = useTranslation('all-candidates');
  const { data, refetch } = useSavedViewsQuery({ variables: { screen }, fetchPolicy: 'cache-and-network' });
  const [remove] = useDeleteViewMutation(resolvesWhenRefused);
  const [save] = useSaveViewMutation(resolvesWhenRefused);
  const views = data?.savedViews ?? [];
  const removeView = async ({ id, name, query }: (typeof views)[number]) => {
    const { data: removed } = await remove({ variables: { input: { id } } });
    if (!removed) return;
    await unlessRefused(refetch());
    const putBack = () => save({ variables: { input: { screen, name, query } } }).then(() => unlessRefused(refetch()));
    toast.success(t('views.deleted', { name: isolateName(name) }), { undo: () => void putBack() });
  };
  return (
    <div className={styles.views}>
      {views.length === 0 && <p className={styles.quiet}>{t('views.none')}</p>}
      <ul className={styles.viewList}>
        {views.map((view) => (
          <li key={view.id} className={styles.view}>
            <Link to={linkTo(view.query)} aria-current={view.query === current ? 'true' : undefined} onClick={onDone}>
              <UserText>{view.name}</UserText>
            </Link>
            <Button
              type="text"
              size="small"
              icon={<Trash2 size={14} strokeWidth={1.75} aria-hidden />}
              aria-label={t('views.delete', { name: view.name })}
              title={t('views.delete', { name: view.name })}
              onClick={() => void removeView(view)}
            />
          </li>
        ))}
      </ul>
      <SaveForm screen={screen} current={current} onSaved={() => void unlessRefused(refetch())} />
    </div>
  );
}

interface SaveFormProps extends Pick<Props, 'screen' | 'current'> {
  onSaved: () => void;
}

function SaveForm({ screen, current, onSaved }: SaveFormProps) {
  const { t } = useTranslation('all-candidates');
  const [name, setName] = useKept(`view ${screen}`, '', isText);
  const [save, { loading }] = useSaveViewMutation(resolvesWhenRefused);
  const submit = async () => {
    if (name.trim() === '') return;
    const { data } = await save({ variables: { input: { screen, name, query: current } } });
    if (!data) return;
    const { replaced } = data.saveView;
    if (replaced) {
      const input = { screen, name: replaced.name, query: replaced.query };
      const putBack = () => save({ variables: { input } }).then(onSaved);
      toast.success(t('views.overwritten', { name: isolateName(replaced.name) }), { undo: () => void putBack() });
    } else toast.success(t('views.saved'));
    setName('');
    onSaved();
  };
  return (
    <form
      className={styles.saveView}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Input
        dir="auto"
        maxLength={MAX_NAME}
        aria-label={t('views.name')}
        placeholder={t('views.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button htmlType="submit" loading={loading}>
        {t('views.save')}
      </Button>
    </form>
  );
}
