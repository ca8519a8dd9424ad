import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './finalize.module.css';

export const FINALIZE_TABS = ['configuration', 'proctoring', 'integration', 'grading'] as const;
export type FinalizeTab = (typeof FINALIZE_TABS)[number];

export const isFinalizeTab = (value: unknown): value is FinalizeTab => FINALIZE_TABS.includes(value as FinalizeTab);

interface Props {
  tab: FinalizeTab;
  onTab: (tab: FinalizeTab) => void;
  children: Record<FinalizeTab, ReactNode>;
}

/** The last step. */
export function FinalizeStep({ tab, onTab, children }: Props) {
  const { t } = useTranslation('assessments');
  return (
    <Tabs
      className={styles.tabs ?? ''}
      activeKey={tab}
      onChange={(key) => isFinalizeTab(key) && onTab(key)}
      items={FINALIZE_TABS.map((key) => ({ key, label: t(`tab.${key}`), children: children[key] }))}
    />
  );
}
