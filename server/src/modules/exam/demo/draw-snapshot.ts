import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 320;
const HEIGHT = 240;
const CHANNELS = 3;
/** A row begins with the number of its filter: none. */
const ROW = 1 + WIDTH * CHANNELS;

type Colour = readonly [number, number, number];

interface Ellipse {
  x: number;
  y: number;
  rx: number;
  ry: number;
  colour: Colour;
}

/** Where heads are, from the left edge; nobody where there is none. */
export interface Scene {
  heads: readonly number[];
}

/** Darker from row to row. */
const walls = Array.from({ length: HEIGHT }, (_, y): Colour => [216 - y / 7, 222 - y / 8, 231 - y / 10]);
const pane: Colour = [236, 240, 246];
const desk: Colour = [150, 143, 138];

/** A drawn room with people who are nobody, as PNG: what the pictures of the demo show instead of faces. */
export function drawSnapshot({ heads }: Scene): Buffer {
  const rows = Buffer.alloc(HEIGHT * ROW);
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) paint(rows, x, y, roomAt(x, y), 1);
  for (const shape of heads.flatMap(personAt)) paintEllipse(rows, shape);
  return pngOf(rows);
}

function personAt(x: number): Ellipse[] {
  return [
    { x, y: 262, rx: 88, ry: 82, colour: [70, 88, 124] },
    { x, y: 172, rx: 17, ry: 30, colour: [150, 134, 124] },
    { x, y: 112, rx: 42, ry: 50, colour: [64, 62, 72] },
    { x, y: 124, rx: 36, ry: 44, colour: [170, 152, 140] },
  ];
}

function roomAt(x: number, y: number): Colour {
  if (y > 216) return desk;
  if (x > 226 && x < 294 && y > 26 && y < 112 && Math.abs(x - 260) > 1) return pane;
  return walls[y] ?? desk;
}

/** Inside wholly, and fading within about a pixel of the edge. */
function paintEllipse(rows: Buffer, { x: cx, y: cy, rx, ry, colour }: Ellipse): void {
  for (let y = Math.max(0, cy - ry); y < Math.min(HEIGHT, cy + ry); y++) {
    for (let x = Math.max(0, cx - rx); x < Math.min(WIDTH, cx + rx); x++) {
      const distance = Math.sqrt(((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2);
      const cover = Math.min(1, (1 - distance) * Math.min(rx, ry) + 0.5);
      if (cover > 0) paint(rows, x, y, colour, cover);
    }
  }
}

function paint(rows: Buffer, x: number, y: number, colour: Colour, cover: number): void {
  const place = y * ROW + 1 + x * CHANNELS;
  for (let channel = 0; channel < CHANNELS; channel++) {
    const under = rows[place + channel] ?? 0;
    rows[place + channel] = Math.round(under + ((colour[channel] ?? 0) - under) * cover);
  }
}

function pngOf(rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // Eight bits for each of red, green and blue.
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const end = chunkOf('IEND', Buffer.alloc(0));
  return Buffer.concat([signature, chunkOf('IHDR', header), chunkOf('IDAT', deflateSync(rows)), end]);
}

function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
