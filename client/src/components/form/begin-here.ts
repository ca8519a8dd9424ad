interface Field {
  focus: () => void;
  nativeElement: Element | null;
}

const begun = new WeakSet<Element>();

/**
 * As `ref` of the antd field in which one begins: `autoFocus` comes before a dialog takes the focus, for its first button. Antd hands over a new
 * handle at each drawing, and only the first of a field is the beginning.
 */
export const beginHere = (field: Field | null): void => {
  const element = field?.nativeElement;
  if (!element || begun.has(element)) return;
  begun.add(element);
  requestAnimationFrame(() => field.focus());
};
