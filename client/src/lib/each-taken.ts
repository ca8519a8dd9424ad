/** Sends one change after the other, and the first refusal ends it; whether all were taken. */
export async function eachTaken<Change>(
  changes: readonly Change[],
  send: (change: Change) => Promise<{ data?: unknown }>,
): Promise<boolean> {
  for (const change of changes) if (!(await send(change)).data) return false;
  return true;
}
