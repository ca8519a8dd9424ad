import { useState } from 'react';
import { browserStorage } from '../../../lib/browser-storage';

const KEY = 'mizan-dialing-country';

/** Stays the same from list to list: whoever invites knows where the people live. */
export function useDialingCountry(): [string | null, (country: string | null) => void] {
  const [country, setCountry] = useState(() => browserStorage.getItem(KEY));
  const choose = (chosen: string | null) => {
    if (chosen === null) browserStorage.removeItem(KEY);
    else browserStorage.setItem(KEY, chosen);
    setCountry(chosen);
  };
  return [country, choose];
}
