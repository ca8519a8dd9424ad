import { useEffect, useRef, useState } from 'react';

const SETTLES_AFTER_MS = 150;

/**
 * Text that is typed at once and handed on when typing pauses. A value that comes back from what was handed on never
 * overwrites newer keys; one that was set elsewhere ("Clear filters") does.
 */
export function useDelayedText(value: string, onSettled: (value: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  const handOn = useRef(onSettled);

  if (value !== seen) {
    setSeen(value);
    if (value !== sent) setTyped(value);
  }

  useEffect(() => {
    handOn.current = onSettled;
  });

  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => {
      setSent(typed);
      handOn.current(typed);
    }, SETTLES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);

  return [typed, setTyped];
}
