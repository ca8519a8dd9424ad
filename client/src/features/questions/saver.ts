/** What this area needs of whoever saves: one request at a time, the newest change of each key. */
export interface Saver {
  schedule: (key: string, send: () => Promise<unknown>) => void;
  cancel: (key: string) => void;
  /** It cannot be sent as it is yet; `isKept`: this browser has it until then. */
  hold: (key: string, isKept: boolean) => void;
}
