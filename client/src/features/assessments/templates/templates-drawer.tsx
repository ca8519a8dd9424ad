import { Input, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { SkeletonRows } from '../../../components/feedback/skeleton';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog';
import { SideDrawer } from '../../../components/overlay/side-drawer';
import { toast } from '../../../components/toast/toasts';
import type { ContentLanguage } from '../../../graphql/schema-generated';
import { isolateName } from '../../../lib/format/isolate-name';
import {
  useDeleteRoleTemplateMutation,
  useRoleTemplatesQuery,
  useStartFromTemplateMutation,
} from './templates-generated';
import { useLanguage } from '../../../hooks/use-language';
import { resolvesWhenRefused, unlessRefused } from '../../../lib/graphql/refusal';
import { offeredTemplates, type TemplateRow } from './offered-templates';
import { TemplateList } from './template-list';
import styles from './templates.module.css';

const LANGUAGES: ContentLanguage[] = ['EN', 'AR'];

interface Props {
  open: boolean;
  onClose: () => void;
  /** With the id of the draft that was begun. */
  onStarted: (assessmentId: string) => void;
}

/** Roles to begin with: one's own, and those that come with Mizan. */
export function TemplatesDrawer({ open, onClose, onStarted }: Props) {
  const { t } = useTranslation('assessments');
  return (
    <SideDrawer open={open} label={t('templates.title')} title={t('templates.title')} width={560} onClose={onClose}>
      {open && <Templates onStarted={onStarted} />}
    </SideDrawer>
  );
}

function Templates({ onStarted }: Pick<Props, 'onStarted'>) {
  const { t } = useTranslation('assessments');
  const [language, setLanguage] = useState(useLanguage().language.toUpperCase() as ContentLanguage);
  const [typed, setTyped] = useState('');
  const [leaving, setLeaving] = useState<TemplateRow | null>(null);
  const { data, error, refetch } = useRoleTemplatesQuery({ fetchPolicy: 'cache-and-network' });
  const { busyId, begin, remove } = useTemplateChanges(onStarted, () => void unlessRefused(refetch()));
  if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows rows={6} />;
  const { own, ready } = offeredTemplates(data.roleTemplates, language, typed);
  const actions = { busyId, onUse: (template: TemplateRow) => void begin(template) };
  return (
    <div className={styles.templates}>
      <p className={styles.lead}>{t('templates.lead')}</p>
      <Filter language={language} onLanguage={setLanguage} typed={typed} onType={setTyped} />
      <TemplateList title={t('templates.own')} templates={own} {...actions} onDelete={setLeaving} />
      <TemplateList title={t('templates.ready')} templates={ready} {...actions} />
      {own.length + ready.length === 0 && <p className={styles.lead}>{t('templates.notFound')}</p>}
      <ConfirmDialog
        open={leaving !== null}
        title={t('templates.remove.title', { title: leaving?.title })}
        confirm={t('templates.remove.confirm')}
        keep={t('templates.remove.keep')}
        danger
        onConfirm={() => (leaving ? remove(leaving) : Promise.resolve(false))}
        onClose={() => setLeaving(null)}
      >
        {t('templates.remove.text')}
      </ConfirmDialog>
    </div>
  );
}

interface FilterProps {
  language: ContentLanguage;
  onLanguage: (language: ContentLanguage) => void;
  typed: string;
  onType: (typed: string) => void;
}

function Filter({ language, onLanguage, typed, onType }: FilterProps) {
  const { t } = useTranslation(['assessments', 'common']);
  return (
    <div className={styles.filter}>
      <Input
        type="search"
        dir="auto"
        aria-label={t('assessments:templates.search')}
        placeholder={t('assessments:templates.search')}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <Segmented
        aria-label={t('assessments:role.language')}
        value={language}
        options={LANGUAGES.map((one) => ({ value: one, label: t(`common:language.${one}`) }))}
        onChange={onLanguage}
      />
    </div>
  );
}

function useTemplateChanges(onStarted: (id: string) => void, onChanged: () => void) {
  const { t } = useTranslation('assessments');
  const [start] = useStartFromTemplateMutation(resolvesWhenRefused);
  const [forget] = useDeleteRoleTemplateMutation(resolvesWhenRefused);
  const [busyId, setBusyId] = useState<string | null>(null);
  return {
    busyId,
    begin: async ({ id }: TemplateRow) => {
      setBusyId(id);
      const { data } = await start({ variables: { input: { id } } });
      setBusyId(null);
      if (data) onStarted(data.startFromTemplate.assessment.id);
    },
    remove: async ({ id, title }: TemplateRow) => {
      const { data } = await forget({ variables: { input: { id } } });
      if (!data) return false;
      toast.success(t('templates.deleted', { title: isolateName(title) }));
      onChanged();
      return true;
    },
  };
}
