/** Scripts and islands that pages fetch, bundled beside the framework. */
export {bundleIslands, type Islands} from './islands';
export {bundleModule, named, type BuiltFile, type BuiltModule, type Bundling} from './module';
export {minified} from './bundle';
export {bundleScript} from './script';
