import { createContext, useContext, useState, type ReactNode } from 'react';

const Slot = createContext<HTMLElement | null>(null);
const SlotRef = createContext<(slot: HTMLElement | null) => void>(() => undefined);

/** Around the shell's header and page. What neither puts into the slot nor keeps it is not drawn anew when it appears. */
export function HeaderSlot({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <SlotRef value={setSlot}>
      <Slot value={slot}>{children}</Slot>
    </SlotRef>
  );
}

/** The place at the start of the shell's header, where a page puts its breadcrumb. Null outside the shell. */
export const useHeaderSlot = (): HTMLElement | null => useContext(Slot);

/** For the element that is the place. */
export const useHeaderSlotRef = () => useContext(SlotRef);
