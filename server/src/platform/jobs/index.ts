export { Every, EverySecond, JobHandler } from './job-handler.decorator';
export { Jobs } from './jobs.service';
