/**
 * Deletes what meets the condition, which may end with a limit, but for what somebody holds just now: that goes the next time. Whoever sweeps waits for nobody, so
 * whatever the order, nobody waits in a circle with them (docs/adr/0010-lock-order.md).
 */
export const swept = (table: string, condition: string): string =>
  `delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} for update skip locked))`;
