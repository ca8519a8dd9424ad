import type { BlankDraft } from './gap-text';

export type BlankField = 'accepted' | 'tolerance' | 'choices' | 'right';

export interface BlankProps {
  /** From 1. */
  number: number;
  blank: BlankDraft;
  problemAt: (field: BlankField) => string | undefined;
  onChange: (change: Partial<BlankDraft>) => void;
  onLeave: (field: BlankField) => void;
}
