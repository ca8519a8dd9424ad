const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const changedIn = <Fields extends object>(before: Partial<Fields>, now: Partial<Fields>) =>
  Object.fromEntries(
    Object.entries(now).filter(([field, value]) => !isSame(value, before[field as keyof Fields])),
  ) as Partial<Fields>;

/**
 * The fields of a form that were changed here and are not known to be stored. Only these are sent, so that what somebody
 * else changes beside them meanwhile stays.
 */
export class UnsentFields<Fields extends object> {
  private unsent: Partial<Fields> = {};

  /** `before`: as shown until now; nothing of one that is not created yet. */
  note(before: Partial<Fields> | null, now: Fields): void {
    this.unsent = { ...this.unsent, ...changedIn(before ?? {}, now) };
  }

  async send(write: (fields: Partial<Fields>) => Promise<unknown>): Promise<void> {
    const sent = this.unsent;
    await write(sent);
    this.unsent = changedIn(sent, this.unsent);
  }
}
