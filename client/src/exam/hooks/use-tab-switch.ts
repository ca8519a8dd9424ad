import { useState } from 'react';
import { tabStorage } from '../engine/tab-storage';

/** Something that the candidate turned off, kept for the sitting in this tab. */
export function useTabSwitch(key: string): { isOn: boolean; toggle: () => void } {
  const [isOn, setOn] = useState(() => tabStorage.getItem(key) === null);
  const toggle = () => {
    if (isOn) tabStorage.setItem(key, 'off');
    else tabStorage.removeItem(key);
    setOn(!isOn);
  };
  return { isOn, toggle };
}
