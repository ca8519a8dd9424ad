import { readdirSync, readFileSync } from 'node:fs';

/** Of a tick of Linux's accounting. */
const TICK_MS = 10;

/**
 * What PostgreSQL's processes have used of a processor so far; on a shared machine it says more than a clock.
 *
 * @param {string} folder of the data, on this machine
 * @returns {number} milliseconds; 0 where there is no /proc
 */
export function postgresMs(folder) {
  const postmaster = readFileSync(`${folder}/postmaster.pid`, 'utf8').split('\n')[0];
  let ticks = 0;
  for (const pid of processes()) {
    const [, parent, ...rest] = statOf(pid);
    if (pid === postmaster || parent === postmaster) ticks += Number(rest[9]) + Number(rest[10]);
  }
  return ticks * TICK_MS;
}

function processes() {
  return process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/u.test(name)) : [];
}

/** From the state on; empty when the process has just ended. */
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  } catch {
    return [];
  }
}
