import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';

/** A place in a stack trace as the engine writes it: `at name (file:line:column)`, or without a name. */
const PLACE = /(\(|at (?:async )?)((?:[A-Za-z]:)?[^():\n]+\.js):(\d+):(\d+)(\)?)$/gm;

/** By file; undefined for one that has none beside it. */
const maps = new Map<string, SourceMap | undefined>();

/**
 * A stack trace with the lines that people wrote, wherever a map lies beside a file. For what is logged and nothing else: the engine could
 * do so for every error, but most are refusals whose trace nobody reads, and reading a map of the whole program takes a fifth of a second.
 */
export function inSourceLines(stack: string): string {
  return stack.replace(
    PLACE,
    (place: string, before: string, file: string, line: string, column: string, after: string) => {
      const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
      if (!origin || !('fileName' in origin)) return place;
      return `${before}${resolve(dirname(file), origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}${after}`;
    },
  );
}

/** What ends the program is written by the engine itself, with the trace that the error has by then. */
export function tellSourceLinesAtTheEnd(): void {
  process.on('uncaughtExceptionMonitor', (error) => {
    if (typeof error.stack === 'string') error.stack = inSourceLines(error.stack);
  });
}

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(`${file}.map`));
  return maps.get(file);
}

function readMap(file: string): SourceMap | undefined {
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as never) : undefined;
}
