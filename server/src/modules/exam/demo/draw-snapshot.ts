import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 320;
const HEIGHT = 240;
const CHANNELS = 3;

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

const wall: readonly [Colour, Colour] = [
  [216, 222, 231],
  [182, 191, 206],
];
const pane: Colour = [236, 240, 246];
const desk: Colour = [150, 143, 138];

/** A drawn room with people who are nobody, as PNG: what the pictures of the demo show instead of faces. */
export function drawSnapshot({ heads }: Scene): Buffer {
  const shapes = heads.flatMap(personAt);
  const rows = Buffer.alloc(HEIGHT * (1 + WIDTH * CHANNELS));
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const place = y * (1 + WIDTH * CHANNELS) + 1 + x * CHANNELS;
      colourAt(x, y, shapes).forEach((value, channel) => (rows[place + channel] = Math.round(value)));
    }
  }
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

function colourAt(x: number, y: number, shapes: readonly Ellipse[]): Colour {
  return shapes.reduce<Colour>((under, shape) => mix(under, shape.colour, coverOf(shape, x, y)), roomAt(x, y));
}

function roomAt(x: number, y: number): Colour {
  if (y > 216) return desk;
  if (x > 226 && x < 294 && y > 26 && y < 112 && Math.abs(x - 260) > 1) return pane;
  return mix(wall[0], wall[1], y / HEIGHT);
}

/** 1 inside, 0 outside, and between them within about a pixel of the edge. */
function coverOf({ x: cx, y: cy, rx, ry }: Ellipse, x: number, y: number): number {
  const distance = Math.hypot((x - cx) / rx, (y - cy) / ry);
  return Math.min(1, Math.max(0, (1 - distance) * Math.min(rx, ry) + 0.5));
}

function mix(from: Colour, to: Colour, share: number): Colour {
  const [r, g, b] = [0, 1, 2].map((channel) => (from[channel] ?? 0) * (1 - share) + (to[channel] ?? 0) * share);
  return [r ?? 0, g ?? 0, b ?? 0];
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
