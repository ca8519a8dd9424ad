export interface Ending {
  why: 'idle' | 'end';
  leftMs: number;
}
