const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/**
 * The order that was asked for, each question once. Null where these are not exactly the questions that are stored, or where
 * they stand otherwise by now than `expected`, unless it is as was asked for already.
 */
export function newOrder(
  stored: readonly string[],
  asked: readonly string[],
  expected: readonly string[] | null | undefined,
): string[] | null {
  const order = [...new Set(asked.map((id) => id.toLowerCase()))];
  if (!isSame(order.toSorted(), stored.toSorted())) return null;
  const isExpected =
    expected == null ||
    isSame(
      stored,
      expected.map((id) => id.toLowerCase()),
    );
  return isExpected || isSame(stored, order) ? order : null;
}
