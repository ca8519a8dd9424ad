import { Button } from 'antd';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UserText } from '../../../components/text/user-text';
import styles from './wizard-bar.module.css';

interface Props {
  /** Of the assessment; empty while it has none. */
  title: string;
  status: ReactNode;
  steps: ReactNode;
  /** Preview and the way on. */
  actions: ReactNode;
  onBack: () => void;
}

/** Above every step: what is being written and whether it is saved, where one is, how to go on. */
export function WizardBar({ title, status, steps, actions, onBack }: Props) {
  const { t } = useTranslation('assessments');
  return (
    <header className={styles.bar}>
      <div className={styles.start}>
        <Button
          type="text"
          aria-label={t('wizard.back')}
          title={t('wizard.back')}
          icon={<ArrowLeft className="flip" size={18} strokeWidth={1.75} aria-hidden />}
          onClick={onBack}
        />
        <div className={styles.heading}>
          <h1 className={styles.title} tabIndex={-1}>
            {title ? <UserText>{title}</UserText> : t('wizard.untitled')}
          </h1>
          {status}
        </div>
      </div>
      {steps}
      <div className={styles.actions}>{actions}</div>
    </header>
  );
}
