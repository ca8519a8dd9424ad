/** A kind of record that chooses tests; a later module tells of it by listing a subclass among its providers. */
export abstract class TestHolder {
  /** A table with one row for each choice; `test_id` names the test. */
  abstract readonly table: string;
}
