/** `character_not_in_repertoire` and `untranslatable_character`: NUL, which PostgreSQL holds in neither text nor JSON. */
const codes = ['22021', '22P05'];

/** True when the database refused a text that it cannot hold: the caller's mistake, whichever field it came by. */
export function isUnstorableText(error: unknown): boolean {
  const cause = (error as { driverError?: unknown } | null)?.driverError ?? error;
  return codes.includes(String((cause as { code?: unknown } | null)?.code));
}
