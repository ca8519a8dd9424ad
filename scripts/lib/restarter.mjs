const PATIENCE_MS = 10_000;

/**
 * Keeps one instance of a program: `restart` ends the old one completely before the next begins, and several calls
 * while that goes on come to one restart.
 *
 * @param {() => import('node:child_process').ChildProcess} launch
 */
export function createRestarter(launch) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let current;
  let isWanted = false;
  let isBusy = false;

  async function work() {
    if (isBusy) return;
    isBusy = true;
    while (isWanted) {
      isWanted = false;
      await endOf(current);
      current = launch();
    }
    isBusy = false;
  }

  return {
    restart() {
      isWanted = true;
      void work();
    },
    stop: () => endOf(current),
  };
}

/** Asks politely first; the patience is for saves that are still being written. */
function endOf(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
    child.kill('SIGTERM');
  });
}
