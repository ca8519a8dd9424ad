/** Where an invitation may be told of; implemented by whoever sends what is told. */
export abstract class CallbackAddresses {
  /** The rule that an address breaks, or null when it is fit. */
  abstract problemOf(url: string): Promise<string | null>;
}
