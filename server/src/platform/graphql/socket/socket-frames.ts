import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { TRY_LATER } from './socket-session';

/** The same results for any listener: what goes to the line of a subscription of this id. */
export type FramesFor = (subscriptionId: string) => Buffer;

/** Tells one listener several results. */
export type Tell = (framesFor: FramesFor) => void;

/** Whoever reads so slowly has missed more than a fresh look costs: it comes back later, and looks. */
const MOST_UNREAD_BYTES = 1_048_576;
const TEXT_FRAME = 0x81;

/**
 * The messages of one subscription straight to its line, as one write: with a thousand consoles at the same exam, what a library does
 * for each message and each listener costs more than everything else that is live.
 */
export function tellerOf(line: Duplex, socket: WebSocket, subscriptionId: string): Tell {
  return (framesFor) => {
    if (socket.readyState !== socket.OPEN) return;
    if (line.writableLength > MOST_UNREAD_BYTES) socket.close(TRY_LATER, 'Too slow');
    else line.write(framesFor(subscriptionId));
  };
}

/** Of results as JSON, each with the brace that ends its message. Our own pages count their subscriptions, so most have the same id. */
export function framesForAll(endings: readonly Buffer[]): FramesFor {
  const known = new Map<string, Buffer>();
  return (subscriptionId) => {
    const made = known.get(subscriptionId);
    if (made) return made;
    const frames = framesOf(Buffer.from(`{"id":${JSON.stringify(subscriptionId)},"type":"next","payload":`), endings);
    known.set(subscriptionId, frames);
    return frames;
  };
}

/** Unmasked, as a server's are (RFC 6455, 5.2). */
export function framesOf(beginning: Buffer, endings: readonly Buffer[]): Buffer {
  const frames = endings.flatMap((ending) => [headOf(beginning.length + ending.length), beginning, ending]);
  return Buffer.concat(frames);
}

function headOf(length: number): Buffer {
  if (length < 126) return Buffer.from([TEXT_FRAME, length]);
  if (length < 65_536) return Buffer.from([TEXT_FRAME, 126, length >> 8, length & 255]);
  const head = Buffer.alloc(10);
  head.writeUInt16BE((TEXT_FRAME << 8) | 127);
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}
