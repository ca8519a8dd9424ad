import { Button } from 'antd';
import { Library } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/feedback/empty-state';
import type { QuestionType } from '../../graphql/generated';
import styles from './questions-step.module.css';
import { typeGroups } from './types';

interface Props {
  note?: string | undefined;
  onAdd: (type: QuestionType) => void;
  onFromBank?: (() => void) | undefined;
}

/** The first question is one press away. */
export function NoQuestions({ note, onAdd, onFromBank }: Props) {
  const { t } = useTranslation(['questions', 'common']);
  const types = typeGroups.flatMap(({ definitions }) => definitions);
  return (
    <div className={styles.empty}>
      <EmptyState
        title={t('questions:empty.title')}
        action={
          onFromBank && (
            <Button icon={<Library size={16} strokeWidth={1.75} aria-hidden />} onClick={onFromBank}>
              {t('questions:list.fromBank')}
            </Button>
          )
        }
      >
        {note ?? t('questions:empty.text')}
      </EmptyState>
      <ul className={styles.types} aria-label={t('questions:empty.types')}>
        {types.map(({ type, Icon }) => (
          <li key={type}>
            <button type="button" className={styles.type} onClick={() => onAdd(type)}>
              <Icon size={17} strokeWidth={1.75} aria-hidden />
              <span>
                <span className={styles.typeName}>{t(`common:questionType.${type}`)}</span>
                <span className={styles.typeText}>{t(`questions:type.${type}`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
