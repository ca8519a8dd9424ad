import type { ReactNode } from 'react';
import type { RichValue } from './rich-value';
import type { TextFormat } from './formats';

export interface RichFieldProps {
  id: string;
  value: RichValue;
  /** What the first press or paste in the plain field asked for. */
  begin: Begin | null;
  isWrong: boolean;
  describedBy: string | undefined;
  end: ReactNode;
  onChange: (value: RichValue) => void;
  onBlur: () => void;
}

/** Offsets of the selection in the plain text, and what to do there. */
export interface Begin {
  from: number;
  to: number;
  format?: TextFormat;
  html?: string;
}
