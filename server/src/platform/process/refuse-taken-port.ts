import { createServer } from 'node:net';
import { StartupProblem } from '../config';

/** Asks before anything else is started, so that a second start beside a running one leaves no trace. */
export function refuseTakenPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portProblem(error, port, host)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

export function portProblem(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') return new StartupProblem(`Port ${port} is taken: stop what uses it or set PORT.`);
  if (error.code === 'EACCES') return new StartupProblem(`Port ${port} may not be used by this account: set PORT.`);
  if (error.code === 'EADDRNOTAVAIL') return new StartupProblem(`HOST: this machine has no address ${host}.`);
  return error;
}
