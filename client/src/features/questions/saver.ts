/** What this area needs of whoever saves: one request at a time, the newest change of each key. */
export interface Saver {
  schedule: (key: string, send: () => Promise<unknown>) => void;
  cancel: (key: string) => void;
}
