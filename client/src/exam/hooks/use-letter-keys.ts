import { useState } from 'react';
import { tabStorage } from '../engine/tab-storage';

const KEY = 'mizan-exam-letters-off';

/** Whether single letters choose options; off is kept for the sitting. */
export function useLetterKeys(): { areOn: boolean; toggle: () => void } {
  const [areOn, setAreOn] = useState(() => tabStorage.getItem(KEY) === null);
  const toggle = () => {
    if (areOn) tabStorage.setItem(KEY, 'off');
    else tabStorage.removeItem(KEY);
    setAreOn(!areOn);
  };
  return { areOn, toggle };
}
