/** Sends one change after the other; one that is refused holds up none of the others. Those that were taken, with what was answered. */
export async function eachTaken<Change, Data>(
  changes: readonly Change[],
  send: (change: Change) => Promise<{ data?: Data | null | undefined }>,
): Promise<{ change: Change; data: Data }[]> {
  const taken: { change: Change; data: Data }[] = [];
  for (const change of changes) {
    const { data } = await send(change);
    if (data) taken.push({ change, data });
  }
  return taken;
}
