import { existsSync, mkdirSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = '/sys/fs/cgroup';
/** Short, so that what is held back waits for moments and not for a tenth of a second. */
const PERIOD_US = 20_000;

/**
 * Keeps processes to a share of one core each, by a control group of Linux: as if each had a small machine to itself, however many cores
 * this one has. Needs the right to make one, as root has.
 */
export class ProcessorShares {
  /** @type {string[]} */
  folders = [];

  /** @param {number} pid @param {number} share of one core */
  limit(pid, share) {
    const folder = path.join(parent(), `mizan-bench-${process.pid}-${pid}`);
    mkdirSync(folder);
    this.folders.push(folder);
    const quota = Math.round(PERIOD_US * share);
    if (existsSync(path.join(folder, 'cpu.max'))) write(folder, 'cpu.max', `${quota} ${PERIOD_US}`);
    else {
      write(folder, 'cpu.cfs_period_us', PERIOD_US);
      write(folder, 'cpu.cfs_quota_us', quota);
    }
    // Its threads come along.
    write(folder, 'cgroup.procs', pid);
  }

  /** Once the processes have ended. */
  close() {
    for (const folder of this.folders) rmdirSync(folder);
  }
}

/** Of the second kind where it governs processors, else of the first. @throws where there is neither */
function parent() {
  if (existsSync(path.join(ROOT, 'cgroup.controllers'))) {
    write(ROOT, 'cgroup.subtree_control', '+cpu');
    return ROOT;
  }
  const first = readdirSync(ROOT).find((name) => name.split(',').includes('cpu'));
  if (!first) throw new Error(`No control group that governs processors under ${ROOT}.`);
  return path.join(ROOT, first);
}

function write(folder, file, value) {
  writeFileSync(path.join(folder, file), String(value));
}
