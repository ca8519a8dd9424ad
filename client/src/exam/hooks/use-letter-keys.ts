import { useTabSwitch } from './use-tab-switch';

/** Whether single letters choose options; off is kept for the sitting. */
export function useLetterKeys(): { areOn: boolean; toggle: () => void } {
  const { isOn, toggle } = useTabSwitch('mizan-exam-letters-off');
  return { areOn: isOn, toggle };
}
