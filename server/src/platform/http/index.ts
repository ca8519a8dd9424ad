export { createAdapter, httpOptions } from './adapter';
export { httpStatus } from '../errors/http-status';
export { prepareHttp } from './prepare-http';
