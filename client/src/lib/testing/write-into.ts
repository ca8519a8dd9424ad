import { act, fireEvent } from '@testing-library/react';

/** As if it were typed over what stands there. A dialog takes the focus once it is open, so that keys could go elsewhere. */
export function writeInto(field: HTMLElement, text: string): void {
  act(() => field.focus());
  fireEvent.change(field, { target: { value: text } });
}
