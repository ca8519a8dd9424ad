import { useState } from 'react';
import { useDrafts } from '../../hooks/use-drafts';

interface KeptForm {
  isOpen: boolean;
  /** It was opened or closed here, and did not come with the page. */
  wasTurned: boolean;
  open: () => void;
  /** What was typed is sent, or given up. */
  close: () => void;
}

/** A form of its own on a page: it stands open where something was typed into it and not sent. */
export function useKeptForm(draft: string): KeptForm {
  const drafts = useDrafts();
  const [isOpen, setOpen] = useState(() => drafts.read(draft) !== null);
  const [wasTurned, setTurned] = useState(false);
  const turn = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    setTurned(true);
  };
  const close = () => {
    drafts.drop(draft);
    turn(false);
  };
  return { isOpen, wasTurned, open: () => turn(true), close };
}
