/** Another run took over, somebody cancelled, or the server is going down. */
export class RunStopped extends Error {
  constructor(readonly isShutdown: boolean) {
    super(isShutdown ? 'the server is stopping' : 'the run was stopped');
  }
}
