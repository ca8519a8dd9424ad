import { registerEnumType } from '@nestjs/graphql';
import { declaredErrorCodes } from '../errors';

let registered: object | undefined;

/** Publishes every declared code as the enum `ErrorCode`. Call it when all modules are loaded, before the schema is built. */
export function errorCodeEnum(): object {
  if (registered) return registered;
  registered = Object.fromEntries(declaredErrorCodes().map((code) => [code, code]));
  registerEnumType(registered, { name: 'ErrorCode', description: 'Every value of `extensions.code`.' });
  return registered;
}
