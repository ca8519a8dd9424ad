export { createAdapter, httpOptions } from './adapter';
export { prepareHttp } from './prepare-http';
