import pino from 'pino';
import { inSourceLines } from './source-lines';
import type { DestinationStream, LoggerOptions } from 'pino';

/** The program's log: one JSON object a line on standard output. An abstract class so that it can be injected. */
export abstract class Log {
  abstract trace(fields: object, message?: string): void;
  abstract debug(fields: object, message?: string): void;
  abstract info(fields: object, message?: string): void;
  abstract warn(fields: object, message?: string): void;
  abstract error(fields: object, message?: string): void;
}

export function createLog(level: string, destination?: DestinationStream): Log {
  const serializers = { err: toldOf };
  const options: LoggerOptions = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers };
  // Not synchronous: a busy server writes many lines at once instead of waiting for each. What is left is written at exit.
  return pino(options, destination ?? pino.destination({ sync: false }));
}

/** What a statement was given, and the row that the database quotes when it refuses one: password hashes, names, answers. */
const VALUES = ['parameters', 'detail', 'where', 'driverError'];

function toldOf(error: Error): object {
  const told = Object.entries(pino.stdSerializers.err(error)).filter(([name]) => !VALUES.includes(name));
  return Object.fromEntries(
    told.map(([name, value]) => [
      name,
      name === 'stack' && typeof value === 'string' ? inSourceLines(value) : (value as unknown),
    ]),
  );
}
