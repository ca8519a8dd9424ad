/** True when the database refused because of this constraint or unique index; that is how races are decided. */
export function violates(error: unknown, constraint: string): boolean {
  const cause = (error as { driverError?: unknown } | null)?.driverError ?? error;
  return (cause as { constraint?: unknown } | null)?.constraint === constraint;
}
