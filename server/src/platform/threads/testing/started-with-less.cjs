/** A machine on which the process was started under `nice -n 15`, by somebody who may not take more of the processor again. */
const os = require('node:os');

let niceness = 15;
os.getPriority = () => niceness;
os.setPriority = (wanted) => {
  if (wanted < niceness) throw Object.assign(new Error('permission denied'), { code: 'ERR_SYSTEM_ERROR' });
  niceness = wanted;
};
