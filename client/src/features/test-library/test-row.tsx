import { Button } from 'antd';
import { Check, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSkillName } from '../../components/text/skill-name';
import { twoLines } from '../../components/text/cut-text';
import { UserText } from '../../components/text/user-text';
import type { TestCard_TestFragment } from './test-card-generated';
import { TestFacts } from './test-facts';
import styles from './test-library.module.css';

interface Props {
  test: TestCard_TestFragment;
  isChosen: boolean;
  isFull: boolean;
  onPreview: () => void;
  onToggle: () => void;
}

export function TestRow({ test, isChosen, isFull, onPreview, onToggle }: Props) {
  const { t } = useTranslation('tests');
  const nameOf = useSkillName();
  const { title, description, skills } = test;
  return (
    <li className={isChosen ? styles.chosenRow : styles.row}>
      <div className={styles.body}>
        <button type="button" className={styles.title} onClick={onPreview}>
          <UserText>{title}</UserText>
        </button>
        <TestFacts test={test} />
        {description && (
          <UserText as="p" className={`${twoLines} ${styles.description}`}>
            {description}
          </UserText>
        )}
        <ul className={styles.skills} aria-label={t('skills')}>
          {[...new Set(skills.map(nameOf))].map((skill) => (
            <li key={skill}>
              <UserText className={styles.skill}>{skill}</UserText>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        <Button onClick={onPreview} aria-label={t('previewOf', { title })}>
          {t('preview')}
        </Button>
        <ToggleButton title={title} isChosen={isChosen} isFull={isFull} onToggle={onToggle} />
      </div>
    </li>
  );
}

type ToggleProps = Pick<Props, 'isChosen' | 'isFull' | 'onToggle'> & { title: string };

export function ToggleButton({ title, isChosen, isFull, onToggle }: ToggleProps) {
  const { t } = useTranslation('tests');
  const Icon = isChosen ? Check : Plus;
  return (
    <Button
      className={isChosen ? (styles.added ?? '') : ''}
      aria-pressed={isChosen}
      aria-label={t(isChosen ? 'removeOf' : 'addOf', { title })}
      disabled={isFull && !isChosen}
      icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
      onClick={onToggle}
    >
      {t(isChosen ? 'added' : 'add')}
    </Button>
  );
}
