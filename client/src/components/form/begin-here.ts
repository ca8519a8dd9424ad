/** As `ref` of the field in which one begins: `autoFocus` comes before a dialog takes the focus, for its first button. */
export const beginHere = (field: { focus: () => void } | null): void => {
  if (field) requestAnimationFrame(() => field.focus());
};
