import { Button } from 'antd';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LevelIcon } from '../../../components/status/level-icon';
import { UserText } from '../../../components/text/user-text';
import { useFormat } from '../../../hooks/use-format';
import { LEVEL_TIERS } from '../../../components/status/level-tiers';
import { isolateName } from '../../../lib/format/isolate-name';
import { templateSum, type TemplateRow } from './offered-templates';
import styles from './templates.module.css';

interface Props {
  title: string;
  templates: readonly TemplateRow[];
  /** The one that is being used. */
  busyId: string | null;
  onUse: (template: TemplateRow) => void;
  /** Only for one's own. */
  onDelete?: (template: TemplateRow) => void;
}

/** Templates of one kind under their heading; nothing where there are none. */
export function TemplateList({ title, templates, ...actions }: Props) {
  const id = useId();
  if (templates.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 className={styles.kind} id={id}>
        {title}
      </h3>
      <ul className={styles.list}>
        {templates.map((template) => (
          <Row key={template.id} template={template} {...actions} />
        ))}
      </ul>
    </section>
  );
}

function Row({ template, busyId, onUse, onDelete }: { template: TemplateRow } & Omit<Props, 'title' | 'templates'>) {
  const { t } = useTranslation('assessments');
  const { id, title, tests } = template;
  const name = { title: isolateName(title) };
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <h4 className={styles.title}>
          <UserText>{title}</UserText>
        </h4>
        <Facts template={template} />
        <p className={styles.tests}>
          <UserText>{tests.map((test) => test.title).join(' · ')}</UserText>
        </p>
      </div>
      <div className={styles.actions}>
        {onDelete && (
          <Button
            type="text"
            icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
            aria-label={t('templates.delete', name)}
            title={t('templates.delete', name)}
            onClick={() => onDelete(template)}
          />
        )}
        <Button aria-label={t('templates.useThis', name)} loading={busyId === id} onClick={() => onUse(template)}>
          {t('templates.use')}
        </Button>
      </div>
    </li>
  );
}

function Facts({ template }: { template: TemplateRow }) {
  const { t } = useTranslation(['assessments', 'tests', 'common']);
  const format = useFormat();
  const { level, passMark } = template;
  const { questionCount, durationSeconds } = templateSum(template);
  return (
    <p className={styles.facts}>
      {level && (
        <span className={styles.fact}>
          <LevelIcon tier={LEVEL_TIERS[level]} />
          {t(`common:level.${level}`)}
        </span>
      )}
      <span>{t('tests:questions', { count: questionCount })}</span>
      <span>{format.duration(durationSeconds)}</span>
      <span>{t('assessments:templates.passMark', { percentage: format.percent(passMark) })}</span>
    </p>
  );
}
