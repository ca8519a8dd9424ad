import { useEffect, useRef } from 'react';
import { onDocument } from '../engine/listen';

interface Keys {
  /** The option that a key means, from 0; -1 for none. */
  optionOf: (event: KeyboardEvent) => number;
  /** The answer is written into the one field that there is, so any other key begins to write it. */
  isWritten: boolean;
  isLocked: boolean;
  onChoose: (index: number) => void;
  onNext: () => void;
}

/** A key held since the question before must not leave this one as well. */
const SETTLE_MS = 400;

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type === 'text');

/** Enter means these themselves: it presses, opens or fills them. */
const actsOnEnter = (target: EventTarget | null) =>
  target instanceof HTMLButtonElement ||
  target instanceof HTMLAnchorElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLMediaElement ||
  (target instanceof HTMLInputElement && target.type === 'file');

/** Who starts to type means the one field that there is; the letter then lands in it. */
const answerField = () => document.querySelector<HTMLElement>('main :is(textarea, input[type="text"])');

/** Enter goes on, or Ctrl and Enter where Enter is a new line. */
function isNextKey({ key, ctrlKey, metaKey, target, isComposing }: KeyboardEvent): boolean {
  if (key !== 'Enter' || isComposing || actsOnEnter(target)) return false;
  return target instanceof HTMLTextAreaElement ? ctrlKey || metaKey : true;
}

/** Letters and digits choose, other keys write, Enter goes on: wherever the focus is, except that a dialog has its own keys. */
export function useExamKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });

  useEffect(() => {
    const openedAt = performance.now();
    const onKey = (event: KeyboardEvent) => {
      const { optionOf, isWritten, isLocked, onChoose, onNext } = latest.current;
      if (event.defaultPrevented || event.repeat || isLocked || document.querySelector('dialog[open]')) return;
      if (isNextKey(event)) {
        event.preventDefault();
        if (performance.now() - openedAt > SETTLE_MS) onNext();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (isWritten && event.key.length === 1) return answerField()?.focus();
      const option = optionOf(event);
      if (option >= 0) onChoose(option);
    };
    return onDocument('keydown', onKey);
  }, []);
}
