/** How hosts answer, as files that they read and as rules for a server of one's own. */
export {FILES_FOR_HOSTS, headersFile, robotsFile} from './files';
export {
  headersBelow,
  KEPT_FOR_EVER,
  KEPT_SHORTLY,
  rulesFor,
  type HeaderRule,
  type Headers,
} from './headers';
export {isCompressible, TOO_SMALL, typeOf} from './mediaTypes';
export {nginxFile} from './nginx';
