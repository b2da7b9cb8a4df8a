/** Installs the packages of bench/package.json where they are missing or were installed from another lock. */
import {fileURLToPath} from 'node:url';
import {install} from './packages';

install(fileURLToPath(new URL('.', import.meta.url)));
