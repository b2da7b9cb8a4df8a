/** A server of a build that answers as hosts do, and how it decides. */
export {encode, encodingFor} from './encode';
export {headersFor, readHeaders} from './headers';
export {serve} from './server';
