import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Seconds of processor time of a PostgreSQL, its ended processes included; `backend` is the process of any connection to it. */
export function postgresCpuSeconds(backend) {
  const postmaster = statOf(backend)?.parent;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = pids.map(statOf).filter((stat) => stat?.parent === postmaster);
  return children.reduce((sum, { seconds }) => sum + seconds, statOf(postmaster).secondsOfEnded);
}

/** Seconds of processor time that a process has used so far; from /proc, so on Linux only. */
export function cpuSeconds(pid) {
  return statOf(pid).seconds;
}

/** Undefined when the process has ended meanwhile. */
function statOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    const ticks = (field) => Number(fields[field]) / TICKS_PER_SECOND;
    return { parent: fields[1], seconds: ticks(11) + ticks(12), secondsOfEnded: ticks(13) + ticks(14) };
  } catch {
    return undefined;
  }
}
