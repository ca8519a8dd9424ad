/** Undoes what it came from. */
export type Off = () => void;

export function onWindow<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): Off {
  window.addEventListener(type, listener);
  return () => window.removeEventListener(type, listener);
}

export function onDocument<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
): Off {
  document.addEventListener(type, listener);
  return () => document.removeEventListener(type, listener);
}

export const all =
  (...offs: Off[]): Off =>
  () =>
    offs.forEach((off) => off());
