import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve, sep } from 'node:path';

/** The engine's own words for it, `at function (file:line:column)`. */
interface Frame extends NodeJS.CallSite {
  toString(): string;
}

const maps = new Map<string, SourceMap | undefined>();

/** Stack traces name the lines that people wrote, in whatever comes out of this folder; a map is read when the first trace wants it. */
export function tellSourceLines(folder: string): void {
  Error.prepareStackTrace = (error, frames) =>
    [String(error), ...frames.map((frame) => `    at ${inSource(frame, folder)}`)].join('\n');
}

function inSource(frame: Frame, folder: string): string {
  const file = frame.getFileName();
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
  if (!file?.startsWith(folder + sep) || line === null || column === null) return frame.toString();
  const origin = mapOf(file)?.findOrigin(line, column);
  if (!origin || !('fileName' in origin)) return frame.toString();
  const source = resolve(dirname(file), origin.fileName);
  return frame.toString().replace(`${file}:${line}:${column}`, `${source}:${origin.lineNumber}:${origin.columnNumber}`);
}

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(`${file}.map`));
  return maps.get(file);
}

function readMap(file: string): SourceMap | undefined {
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as never) : undefined;
}
