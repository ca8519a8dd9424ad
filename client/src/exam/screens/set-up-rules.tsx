import {
  Camera,
  CloudCheck,
  ClipboardX,
  ListOrdered,
  ListX,
  Maximize,
  MonitorX,
  RefreshCwOff,
  TimerReset,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ExamEntry, ExamProctoring } from '../engine/ports';
import styles from './set-up-rules.module.css';

type Rule = 'order' | 'orderBack' | 'time' | 'timeBack' | 'saved' | 'reload';

const rulesOf = (mayGoBack: boolean): [Rule, LucideIcon][] => [
  [mayGoBack ? 'orderBack' : 'order', ListOrdered],
  [mayGoBack ? 'timeBack' : 'time', TimerReset],
  ['saved', CloudCheck],
  ['reload', RefreshCwOff],
];

/** The rules, in a line each: those of every exam, what this one watches, and how its questions are marked. */
export function SetUpRules({ entry: { proctoring, mayGoBack, takesBack } }: { entry: ExamEntry }) {
  const { t } = useTranslation(['exam', 'proctoring']);
  const watched = useWatched(proctoring);
  const marks: [string, LucideIcon][] = takesBack ? [[t('setUp.rule.takesBack'), ListX]] : [];
  const rules = rulesOf(mayGoBack).map(([rule, icon]): [string, LucideIcon] => [t(`setUp.rule.${rule}`), icon]);
  return (
    <section className={styles.rules}>
      <h2 className={styles.title}>{t('setUp.rules')}</h2>
      <ul className={styles.list}>
        {[...watched, ...rules, ...marks].map(([text, Icon]) => (
          <li key={text} className={styles.rule}>
            <Icon className={styles.icon} size={16} strokeWidth={1.75} aria-hidden />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useWatched(proctoring: ExamProctoring): [string, LucideIcon][] {
  const { t } = useTranslation('proctoring');
  const { webcamSnapshots, tabLeaving, fullScreen, copyPaste, submitsWhenLeft } = proctoring;
  const leaving = { count: proctoring.warningsBeforeSubmit, seconds: proctoring.comeBackSeconds };
  const lines: [boolean, string, LucideIcon][] = [
    [webcamSnapshots, t('setUp.rule.snapshots'), Camera],
    [tabLeaving, t(`setUp.rule.${submitsWhenLeft ? 'leaving' : 'leavingNoted'}`, leaving), MonitorX],
    [fullScreen, t('setUp.rule.fullScreen'), Maximize],
    [copyPaste, t('setUp.rule.copyPaste'), ClipboardX],
  ];
  return lines.flatMap(([isOn, text, icon]): [string, LucideIcon][] => (isOn ? [[text, icon]] : []));
}
