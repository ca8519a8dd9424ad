import { Button } from 'antd';
import { Library } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/feedback/empty-state';
import type { QuestionType } from '../../graphql/schema-generated';
import styles from './questions-step.module.css';
import { typeGroups, type AnyQuestionType } from './types';

interface Props {
  note?: string | undefined;
  onAdd: (type: QuestionType) => void;
  onFromBank?: (() => void) | undefined;
}

/** The first question is one press away. */
export function NoQuestions({ note, onAdd, onFromBank }: Props) {
  const { t } = useTranslation(['questions', 'common']);
  return (
    <div className={styles.empty}>
      <EmptyState
        title={note ?? t('questions:empty.title')}
        action={
          onFromBank && (
            <Button icon={<Library size={16} strokeWidth={1.75} aria-hidden />} onClick={onFromBank}>
              {t('questions:list.fromBank')}
            </Button>
          )
        }
      >
        {t(note === undefined ? 'questions:empty.text' : 'questions:empty.more')}
      </EmptyState>
      <div role="group" aria-label={t('questions:empty.types')}>
        {typeGroups.map(({ group, definitions }) => (
          <section key={group} className={styles.group}>
            <h3 className={styles.groupName}>{t(`questions:group.${group}`)}</h3>
            <ul className={styles.types} aria-label={t(`questions:group.${group}`)}>
              {definitions.map((definition) => (
                <TypeTile key={definition.type} {...definition} onAdd={onAdd} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function TypeTile({ type, Icon, onAdd }: Pick<AnyQuestionType, 'type' | 'Icon'> & Pick<Props, 'onAdd'>) {
  const { t } = useTranslation(['questions', 'common']);
  return (
    <li>
      <button type="button" className={styles.type} onClick={() => onAdd(type)}>
        <Icon size={17} strokeWidth={1.75} aria-hidden />
        <span>
          <span className={styles.typeName}>{t(`common:questionType.${type}`)}</span>
          <span className={styles.typeText}>{t(`questions:type.${type}`)}</span>
        </span>
      </button>
    </li>
  );
}
