export { createAdapter, httpOptions } from './adapter';
export { httpStatus } from './http-status';
export { prepareHttp } from './prepare-http';
