import { InvalidInput } from '../../../platform/errors';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** As the database writes it, in small letters. @throws InvalidInput at `path` */
export function readUuid(value: string, path: string): string {
  if (!uuid.test(value)) throw InvalidInput.at(path, 'invalid');
  return value.toLowerCase();
}

/** As the rules beside an input would say it. @throws InvalidInput for all fields that are none */
export function assertUuids(fields: Readonly<Record<string, string>>): void {
  const wrong = Object.keys(fields).filter((path) => !uuid.test(fields[path] ?? ''));
  if (wrong.length > 0) throw new InvalidInput({ fields: wrong.map((path) => ({ path, rule: 'id' })) });
}
