export interface QuestionSlot {
  position: number;
  state: SlotState;
  isAnswered: boolean;
  secondsLeft: number;
}

export const SlotState = { UNSEEN: 'UNSEEN', OPEN: 'OPEN', LEFT: 'LEFT', CLOSED: 'CLOSED' } as const;
export type SlotState = (typeof SlotState)[keyof typeof SlotState];
