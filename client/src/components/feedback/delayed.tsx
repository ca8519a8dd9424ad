import { useEffect, useState, type ReactNode } from 'react';

const SKELETON_AFTER_MS = 200;

/** Draws nothing for the first 200 ms, so that what is quick never flickers. */
export function Delayed({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), SKELETON_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return due ? children : null;
}
