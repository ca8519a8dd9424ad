export interface SavedAnswer {
  questionId: string;
  revision: number;
  savedAt: Date;
  isLate: boolean;
  receipt: string;
  serverNow: Date;
  closesAt: Date;
}
