import type { ServerResponse } from 'node:http';

/**
 * Calls once the answer has left, or its line broke, which may have happened already. `leave` may be called more than once.
 *
 * Before Node.js 24 an answer that still waits behind another one on the same line is not told that the line broke.
 */
export function afterAnswer(answer: ServerResponse, leave: () => void): void {
  const { socket } = answer.req;
  if (answer.destroyed || answer.writableFinished || socket.destroyed) {
    leave();
    return;
  }
  answer.once('close', leave).once('finish', leave);
  if (answer.socket) return;
  // As many as were asked in one breath.
  socket.setMaxListeners(0).once('close', leave);
  answer.once('close', () => socket.off('close', leave));
}
