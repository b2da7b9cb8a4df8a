export {recordAgain, recordCommand} from './commands';
export type {Expected} from './expected';
export {faultsOf} from './faults';
export {
  bare,
  paragraphFaults,
  readFigures,
  recordedOutput,
  tableFaults,
  type Figures,
} from './figures';
export {findSample, needFresh, type Sample} from './find';
export {
  hashOf,
  recordDigest,
  recordFile,
  recordOf,
  versionsOf,
  type Recording,
  type Texts,
  type Versions,
} from './record';
export {readRegions, RegionError, silenceOf, wholeSource, withoutMarkers} from './regions';
export {differences, makeRecord, runsOf} from './run';
export {
  listed,
  readSource,
  recordedNames,
  recordedSources,
  sourcePaths,
  type Source,
} from './sources';
export {textOf} from './tests';
export {BUILD, currentOf, readTree, treeOf, type Tree} from './tree';
export {fileAround, startFile, wholeFile} from './whole';
