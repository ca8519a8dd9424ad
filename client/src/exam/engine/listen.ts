/** Undoes what it came from. */
export type Off = () => void;

export function onWindow<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): Off {
  window.addEventListener(type, listener);
  return () => window.removeEventListener(type, listener);
}

/** `isFirst`: before the elements of the page hear of it. */
export function onDocument<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
  isFirst = false,
): Off {
  document.addEventListener(type, listener, isFirst);
  return () => document.removeEventListener(type, listener, isFirst);
}

export const all =
  (...offs: Off[]): Off =>
  () =>
    offs.forEach((off) => off());
