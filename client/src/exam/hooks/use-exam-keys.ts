import { useEffect, useRef } from 'react';
import { onDocument } from './listen';

interface Keys {
  /** How many options the letters choose from; 0 when there are none, or when the candidate turned letters off. */
  optionCount: number;
  /** The answer is written, so any other key begins to write it. */
  isWritten: boolean;
  isLocked: boolean;
  onChoose: (index: number) => void;
  onNext: () => void;
}

const LATIN = 'abcdefghijkl';
const ARABIC = ['أ', 'ب', 'ج', 'د', 'ه', 'و', 'ز', 'ح', 'ط', 'ي', 'ك', 'ل'];
/** A key held since the question before must not leave this one as well. */
const SETTLE_MS = 400;

/** The option that a key means: its letter in either script, or the key's place under any other layout. */
export function optionOfKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): number {
  const letter = key.toLowerCase();
  if (/^[a-z]$/.test(letter)) return LATIN.indexOf(letter);
  const arabic = ARABIC.indexOf(letter === 'ا' ? 'أ' : letter);
  return arabic >= 0 ? arabic : LATIN.indexOf(/^Key([A-L])$/.exec(code)?.[1]?.toLowerCase() ?? '-');
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');
const actsOnEnter = (target: EventTarget | null) =>
  target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;

/** Who starts to type means the one field that there is; the letter then lands in it. */
const answerField = () => document.querySelector<HTMLElement>('main :is(textarea, input[type="text"])');

/** Enter goes on, or Ctrl and Enter where Enter is a new line. */
function isNextKey({ key, ctrlKey, metaKey, target, isComposing }: KeyboardEvent): boolean {
  if (key !== 'Enter' || isComposing || actsOnEnter(target)) return false;
  return target instanceof HTMLTextAreaElement ? ctrlKey || metaKey : true;
}

/** A to L choose, other letters write, Enter goes on: wherever the focus is, except that a dialog has its own keys. */
export function useExamKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });

  useEffect(() => {
    const openedAt = performance.now();
    const onKey = (event: KeyboardEvent) => {
      const { optionCount, isWritten, isLocked, onChoose, onNext } = latest.current;
      if (event.defaultPrevented || event.repeat || isLocked || document.querySelector('dialog[open]')) return;
      if (isNextKey(event)) {
        event.preventDefault();
        if (performance.now() - openedAt > SETTLE_MS) onNext();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (isWritten && event.key.length === 1) return answerField()?.focus();
      const option = optionOfKey(event);
      if (option >= 0 && option < optionCount) onChoose(option);
    };
    return onDocument('keydown', onKey);
  }, []);
}
