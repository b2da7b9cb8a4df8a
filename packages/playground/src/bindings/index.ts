/** Collektive's library as programs see it: package, signature, implementation. */
import {type LibraryPackage} from '@collektive/kotlin';
import {serialization} from '../serialization';
import {accumulation} from './accumulation';
import {aggregate} from './aggregate';
import {api} from './api';
import {collapse} from './collapse';
import {collektive} from './collektive';
import {consensus} from './consensus';
import {fielded} from './fielded';
import {networking, paths} from './networking';
import {spreading} from './spreading';
import {timing, processes} from './time';
import {util} from './util';

export const collektiveLibrary: readonly LibraryPackage[] = [
  collektive, aggregate, api, networking, paths, collapse, spreading, accumulation, consensus, timing, processes, util, ...fielded, ...serialization,
]; // prettier-ignore
