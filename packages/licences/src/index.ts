export {mayBeUsed, SENT} from './allowed';
export {licencesFile} from './file';
export {licenceFaults, type Locked} from './locked';
export {packageOf, type Manifest, type Package} from './packages';
export {Sent} from './sent';
