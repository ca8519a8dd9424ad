import { InvalidInput } from '../../../platform/errors';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** @throws InvalidInput at `path` */
export function readUuid(value: string, path: string): string {
  if (!uuid.test(value)) throw InvalidInput.at(path, 'invalid');
  return value;
}
